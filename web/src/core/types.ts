/** Short names for the server's types. `protocol.gen.ts` is made from its schema by `npm run types`. */
import type { components, paths } from "./protocol.gen";

type Schemas = components["schemas"];

// ---- a table, over its socket
export type FromClient = Schemas["SocketMessage"];
export type FromServer = Schemas["StreamLine"];
export type Hello = Schemas["Hello"];
export type Snapshot = Schemas["Snapshot"];
export type EntryMessage = Schemas["EntryMessage"];
export type RefusalMessage = Schemas["RefusalMessage"];
export type WhyAnswer = Schemas["WhyAnswer"];
export type Hint = Schemas["Hint"];
export type HintReason = Schemas["HintReason"];
export type Thought = Schemas["Thought"];
export type Presence = Schemas["Presence"];
export type BotsMessage = Schemas["BotsMessage"];

/** Requests to a table that must not get lost. The table answers each by its id. */
export type PendingRequest = Exclude<FromClient, { type: "hello" | "ping" | "why" }> & { id: string };

export type About = Schemas["About"];
export type TableState = Schemas["TableState"];
export type SeatInfo = Schemas["SeatInfo"];
export type ClockInfo = Schemas["ClockInfo"];
export type AgreementRequest = Schemas["AgreementRequest"];
export type Phrase = Schemas["Phrase"];
export type Thing = Schemas["Thing"];
export type Premove = Schemas["Premove"];
export type Choice = Schemas["Choice"];
export type PastPosition = Schemas["PastPosition"];
export type ShownEntry = Schemas["ShownEntry"];
export type Level = About["stand_in"];
export type Pace = About["pace"];

// ---- a broadcast
export type BroadcastLine = Schemas["BroadcastLine"];
export type BroadcastRow = Schemas["BroadcastRow"];
export type BroadcastComment = Schemas["BroadcastComment"];
export type CandidateMove = Schemas["CandidateMove"];
export type Clip = Schemas["Clip"];
export type ClipStep = Schemas["ClipStep"];
export type BroadcastDelay = About["broadcast"];
export const BROADCAST_DELAYS = ["live", "turn", "late", "game", "off"] as const satisfies BroadcastDelay[];

// ---- over HTTP
export type ProblemAnswer = Schemas["ProblemAnswer"];

export type Me = Schemas["Me"];
export type Changes = Schemas["Changes"];
export type Credentials = Schemas["Credentials"];
export type PasswordChange = Schemas["PasswordChange"];
export type Session = Schemas["SessionAnswer"];

export type Holiday = Schemas["HolidayAnswer"];
export type NoticeSettings = Schemas["NoticeSettings"];
export type Destination = Schemas["DestinationAnswer"];
export type DestinationChanges = Schemas["DestinationChanges"];
export type NoticeLink = Schemas["LinkAnswer"];
export type NoticeKind = Destination["kinds"][number];
export const NOTICE_KINDS = ["turn", "started", "over", "invited", "undo"] as const satisfies NoticeKind[];

export type GameInfo = Schemas["GameInfo"];
export type BotStatus = Schemas["BotStatus"];
export type FieldInfo = Schemas["FieldInfo"];
export type TableListing = Schemas["TableListing"];
export type TableSummary = Schemas["TableSummary"];
export type Analysis = Schemas["AnalysisData"];
export type TableRequest = Schemas["TableRequest"];
export type SeatPlan = Schemas["SeatPlan"];
export type NewTable = Schemas["NewTable"];
export type SeekRequest = Schemas["SeekRequest"];
export type FromSeeker = Schemas["SeekSocketMessage"];
export type ToSeeker = Schemas["SeekSocketAnswer"];
export type SeekState = Schemas["SeekState"];
export type PoolState = Schemas["PoolState"];
export type Relation = Schemas["RelationAnswer"];
export type Companion = Schemas["CompanionAnswer"];
export type Invitation = Schemas["InvitationAnswer"];
export type Who = Schemas["Who"];
export type ReportRequest = Schemas["ReportRequest"];
export type Report = Schemas["ReportAnswer"];
export type Tournament = Schemas["TournamentAnswer"];
export type TournamentListing = Schemas["TournamentListing"];
export type TournamentRequest = Schemas["TournamentRequest"];
export type TournamentStatus = Tournament["status"];
export type Profile = Schemas["Profile"];
export type Rating = Profile["ratings"][number];
export type PlayerClass = Rating["player_class"];
export const PLAYER_CLASSES = ["two", "several"] as const satisfies PlayerClass[];
export type GameRecord = Schemas["GameRecord"];
export type Leader = Schemas["Leader"];
export type Ladder = Schemas["Ladder"];
export type LadderLine = Schemas["LadderLine"];
export type OwnAgent = Schemas["AgentAnswer"];
export type NewAgent = Schemas["NewAgent"];
export type ArchivedTable = Schemas["ArchivedTable"];
export type Replay = Schemas["Replay"];
export type PointsOfSource = Schemas["PointsOfSource"];
export type Step = Schemas["Step"];
export type ChapterInfo = Schemas["ChapterInfo"];
export type LessonProgress = Schemas["LessonProgress"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleProgress = Schemas["PuzzleProgress"];
export type PuzzleTheme = PuzzleInfo["themes"][number];
export type AnalysisStatus = Schemas["AnalysisStatus"];
export type PlayOnRequest = Schemas["PlayOnRequest"];

// ---- the table at home
export type NewHomeGame = Schemas["NewHomeGame"];
export type HomeState = Schemas["HomeState"];
export type HomeEntry = Schemas["Entry"];
export type HomeEvent = Schemas["HomeEvent"];
export type HomeMove = Schemas["HomeMove"];
export type HomeVocabulary = Schemas["HomeVocabulary"];
export type HomeEventKind = Schemas["HomeEventKind"];
export type HomeHint = Schemas["HomeHintAnswer"];
export type HomeRating = Schemas["HomeRating"];
export type ArchivedHomeGame = Schemas["ArchivedHomeGame"];

type Query<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
export type Listing = Query<paths["/api/tables"]["get"]>;
export type LeaderboardQuery = Query<paths["/api/leaderboards/{game}"]["get"]>;
export type Period = NonNullable<LeaderboardQuery["period"]>;
export const PERIODS = ["all", "year", "month", "week"] as const satisfies Period[];
export type ArchiveQuery = Query<paths["/api/archive"]["get"]>;
export type AnalysisLanguage = NonNullable<Query<paths["/api/tables/{id}/analysis"]["get"]>["language"]>;
