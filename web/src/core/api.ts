/**
 * The server's routes. Each resolves with the answer or rejects with a Problem. Nothing is retried automatically. Moves
 * go over a table's socket (`tableClient.ts`).
 */
import { chosenLanguage } from "./language";
import { serverTime } from "./serverTime";
import { Problem, unreachable } from "./problem";
import type { components, paths } from "./protocol.gen";
import type {
  AnalysisLanguage,
  ArchivedTable,
  ArchiveQuery,
  BotStatus,
  Clip,
  TableListing,
  ChapterInfo,
  Changes,
  Credentials,
  Destination,
  DestinationChanges,
  GameInfo,
  ArchivedHomeGame,
  Holiday,
  HomeEntry,
  HomeHint,
  HomeRating,
  HomeState,
  HomeVocabulary,
  NewHomeGame,
  Ladder,
  Leader,
  LeaderboardQuery,
  LessonProgress,
  PuzzleInfo,
  PuzzleList,
  PuzzleProgress,
  PuzzleTheme,
  Listing,
  Me,
  NoticeLink,
  NoticeSettings,
  PastPosition,
  Profile,
  PlayerClass,
  PlayOnRequest,
  NewAgent,
  NewTable,
  OwnAgent,
  TableRequest,
  PasswordChange,
  ProblemAnswer,
  PointsOfSource,
  Replay,
  Session,
  Snapshot,
  AnalysisStatus,
  PoolState,
  SeekState,
  Relation,
  Companion,
  Invitation,
  Who,
  ReportRequest,
  Report,
  Thing,
  Tournament,
  TournamentListing,
  TournamentRequest,
  TournamentStatus,
} from "./types";

type Schemas = components["schemas"];

const TIMEOUT = 30_000; // milliseconds

// ---- people

/** Makes an unknown visitor a guest, with a name in the chosen language. Known users stay who they are. */
export const becomeGuest = (): Promise<Me> =>
  ask("post", "/api/people", { query: { language: chosenLanguage() } });

/** The current user, or null. */
export const me = (): Promise<Me | null> => ask("get", "/api/session");

/** Changes the name or emblem. */
export const changeMe = (body: Changes): Promise<Me> => ask("patch", "/api/me", { body });

/** Gives a guest a login and a password. Everything is kept. */
export const becomeAccount = (body: Credentials): Promise<Me> => ask("post", "/api/me/account", { body });

export const changePassword = (body: PasswordChange): Promise<void> =>
  ask("put", "/api/me/password", { body });

export const logIn = (body: Credentials): Promise<Me> => ask("post", "/api/session", { body });

/** A guest cannot log in again. */
export const logOut = (): Promise<void> => ask("delete", "/api/session");

export const sessions = (): Promise<Session[]> => ask("get", "/api/me/sessions");

export const endSession = (session: string): Promise<void> =>
  ask("delete", "/api/me/sessions/{session}", { path: { session } });

/** Deletes the user for good. An account needs its password. */
export const deleteMe = (password: string | null): Promise<void> =>
  ask("delete", "/api/me", { body: { password } });

// ---- records

/** The public profile of an account. */
export const profile = (name: string): Promise<Profile> =>
  ask("get", "/api/people/{name}", { path: { name } });

/** Our own profile, with our games at private tables. */
export const myProfile = (): Promise<Profile> => ask("get", "/api/me/profile");

/** The best accounts in a game, the best first. */
export const leaderboard = (game: string, query: LeaderboardQuery): Promise<Leader[]> =>
  ask("get", "/api/leaderboards/{game}", { path: { game }, query });

/** Finished public games, newest first. For more, set `before` to the last one's `ended`. */
export const archive = (query: ArchiveQuery): Promise<ArchivedTable[]> =>
  ask("get", "/api/archive", { query });

/** Where the browser downloads the newest of these games as one file. */
export const archiveDownload = (query: ArchiveQuery): string => filled("/api/archive/download", {}, query);

// ---- notices

/** The channels of this server, and where we get which notices. */
export const noticeSettings = (): Promise<NoticeSettings> => ask("get", "/api/me/notices");

export const subscribeBrowser = (body: Schemas["NewBrowser"]): Promise<Destination> =>
  ask("post", "/api/me/notices/push", { body });

/** The owner of the address gets a link to confirm it. */
export const subscribeMail = (body: Schemas["NewMail"]): Promise<Destination> =>
  ask("post", "/api/me/notices/email", { body });

/** The answer has the secret that signs the requests. */
export const subscribeWebhook = (body: Schemas["NewWebhook"]): Promise<Schemas["NewWebhookAnswer"]> =>
  ask("post", "/api/me/notices/webhook", { body });

export const changeDestination = (destination: string, body: DestinationChanges): Promise<Destination> =>
  ask("patch", "/api/me/destinations/{destination}", { path: { destination }, body });

export const removeDestination = (destination: string): Promise<void> =>
  ask("delete", "/api/me/destinations/{destination}", { path: { destination } });

export const testDestination = (destination: string): Promise<void> =>
  ask("post", "/api/me/destinations/{destination}/test", { path: { destination } });

/** What a link of an e-mail does. Changes nothing. */
export const readLink = (token: string): Promise<NoticeLink> =>
  ask("get", "/api/notices/{token}", { path: { token } });

export const followLink = (token: string): Promise<NoticeLink> =>
  ask("post", "/api/notices/{token}", { path: { token } });

// ---- holidays

/** Whether we are on holiday, and how many days are left. */
export const holiday = (): Promise<Holiday> => ask("get", "/api/me/holiday");

/** Our clocks by correspondence stand from now on. */
export const startHoliday = (body: Schemas["HolidayRequest"]): Promise<Holiday> =>
  ask("post", "/api/me/holiday", { body });

export const endHoliday = (): Promise<Holiday> => ask("delete", "/api/me/holiday");

// ---- games

export const games = (): Promise<GameInfo[]> => ask("get", "/api/games");

export const game = (slug: string): Promise<GameInfo> => ask("get", "/api/games/{slug}", { path: { slug } });

/** What is printed on a game's pieces with these options. The board knows its shape. */
export const facts = async <Facts>(slug: string, options: Record<string, string> = {}): Promise<Facts> =>
  (await ask("get", "/api/games/{slug}/facts", { path: { slug }, query: options })) as Facts;

/** A game's own messages as Fluent sources, by file name; in English if it does not have the language. */
export const gameMessages = (slug: string, language: AnalysisLanguage): Promise<Record<string, string>> =>
  ask("get", "/api/games/{slug}/messages/{language}", { path: { slug, language } });

// ---- lessons

/** The chapters of a game's lesson; none if it has no lesson. */
export const lesson = (slug: string): Promise<ChapterInfo[]> =>
  ask("get", "/api/lessons/{slug}", { path: { slug } });

/** The texts of a game's lesson as Fluent sources, by file name. */
export const lessonMessages = (slug: string, language: AnalysisLanguage): Promise<Record<string, string>> =>
  ask("get", "/api/lessons/{slug}/messages/{language}", { path: { slug, language } });

/** Where a learner is in a chapter after these moves, by number or in words. */
export const lessonProgress = (
  slug: string,
  chapter: string,
  moves: readonly (number | string)[],
): Promise<LessonProgress> =>
  ask("post", "/api/lessons/{slug}/{chapter}", { path: { slug, chapter }, body: { moves: [...moves] } });

/** What everything on the table of a lesson is, by the names of things on the board. */
export const lessonThings = (
  slug: string,
  chapter: string,
  moves: readonly number[],
): Promise<Record<string, Thing>> =>
  ask("post", "/api/lessons/{slug}/{chapter}/things", {
    path: { slug, chapter },
    body: { moves: [...moves] },
  });

// ---- puzzles

/** The games that have puzzles. */
export const puzzles = (): Promise<PuzzleList[]> => ask("get", "/api/puzzles");

/** The puzzle of the day. */
export const puzzleOfTheDay = (): Promise<PuzzleInfo> => ask("get", "/api/puzzles/today");

export const puzzle = (slug: string, id: string): Promise<PuzzleInfo> =>
  ask("get", "/api/puzzles/{slug}/{id}", { path: { slug, id } });

/** A puzzle near one's rating, of a theme, that is not the one before. */
export const nextPuzzle = (
  slug: string,
  { theme, after }: { theme?: PuzzleTheme | undefined; after?: string | undefined },
): Promise<PuzzleInfo> =>
  ask("get", "/api/puzzles/{slug}", {
    path: { slug },
    query: { ...(theme && { theme }), ...(after && { after }) },
  });

/** Where a solver is after these moves, by number or in words; after giving up, the solution. */
export const puzzleProgress = (
  slug: string,
  id: string,
  moves: readonly (number | string)[],
  giveUp = false,
): Promise<PuzzleProgress> =>
  ask("post", "/api/puzzles/{slug}/{id}", {
    path: { slug, id },
    body: { moves: [...moves], give_up: giveUp },
  });

/** What everything on the table of a puzzle is, by the names of things on the board. */
export const puzzleThings = (
  slug: string,
  id: string,
  moves: readonly (number | string)[],
): Promise<Record<string, Thing>> =>
  ask("post", "/api/puzzles/{slug}/{id}/things", {
    path: { slug, id },
    body: { moves: [...moves], give_up: false },
  });

// ---- bots

/** Which games' bots still warm up. */
export const botStatus = (): Promise<BotStatus> => ask("get", "/api/bots");

// ---- tables

/** Public tables, newest first. For more, set `before` to the last one's `created`. */
export const tables = (query: Listing = {}): Promise<TableListing[]> => ask("get", "/api/tables", { query });

/** Tables where we have or had a seat, newest first. */
export const myTables = (before?: number): Promise<TableListing[]> =>
  ask("get", "/api/me/tables", { query: { before } });

/** A table as one of our seats sees it. Without a seat: the seat to move, or a spectator's view. */
export const look = (id: string, seat?: number): Promise<Snapshot> =>
  ask("get", "/api/tables/{id}", { path: { id }, query: { seat } });

/** The table as one of our seats, or a spectator, saw it after entries of the log. */
export const positions = (
  id: string,
  first: number,
  last: number,
  seat: number | null,
): Promise<PastPosition[]> =>
  ask("get", "/api/tables/{id}/positions", { path: { id }, query: { first, last, seat } });

/** The same as any spectator saw it, also for somebody who had a seat. */
export const spectatorPositions = (id: string, first: number, last: number): Promise<PastPosition[]> =>
  ask("get", "/api/tables/{id}/positions", { path: { id }, query: { first, last }, anonymous: true });

export const openTable = (body: TableRequest): Promise<NewTable> => ask("post", "/api/tables", { body });

// ---- tournaments

export const tournaments = (status: TournamentStatus): Promise<TournamentListing[]> =>
  ask("get", "/api/tournaments", { query: { status } });

export const tournament = (id: string): Promise<Tournament> =>
  ask("get", "/api/tournaments/{id}", { path: { id } });

export const announceTournament = (body: TournamentRequest): Promise<{ id: string }> =>
  ask("post", "/api/tournaments", { body });

/** Cancels a tournament of our own before it begins. */
export const cancelTournament = (id: string): Promise<void> =>
  ask("delete", "/api/tournaments/{id}", { path: { id } });

/** Takes part. Those who wait in an arena repeat it. */
export const enterTournament = (id: string): Promise<void> =>
  ask("put", "/api/tournaments/{id}/entry", { path: { id } });

export const leaveTournament = (id: string): Promise<void> =>
  ask("delete", "/api/tournaments/{id}/entry", { path: { id } });

// ---- seats

/** Sits down at an open table, before going there. */
export const sit = async (id: string): Promise<void> =>
  void (await ask("post", "/api/tables/{id}/sit", { path: { id }, body: { type: "sit" } }));

/** The likely result of a plan, as figures named by the game. */
export const forecast = async (
  id: string,
  question: Record<string, string | number>,
): Promise<Record<string, number>> =>
  (await ask("post", "/api/tables/{id}/forecast", { path: { id }, body: { question } })).figures;

/** What everything on the table is and what it is worth to one of our seats, by the names of things on the board. */
export const things = async (id: string, seat?: number): Promise<Record<string, Thing>> =>
  (await ask("get", "/api/tables/{id}/things", { path: { id }, query: { seat } })).things;

/** A new table for the same people. Everybody who asks gets the same one. */
export const rematch = (id: string): Promise<NewTable> =>
  ask("post", "/api/tables/{id}/rematch", { path: { id } });

// ---- looking for opponents

/** What others look for, with the number of those who wait. */
export const pools = (): Promise<PoolState[]> => ask("get", "/api/seeks");

/** Our own seek, or null. */
export const seek = (): Promise<SeekState | null> => ask("get", "/api/me/seek");

/** Stops looking. Resolves with the call if a table was found before. */
export const stopSeek = (): Promise<SeekState | null> => ask("delete", "/api/me/seek");

// ---- other people

/** Our friends, and those whom we have muted or blocked. */
export const relations = (): Promise<Relation[]> => ask("get", "/api/me/relations");

export const relate = (body: Who & { kind: Relation["kind"] }): Promise<void> =>
  ask("post", "/api/me/relations", { body });

export const unrelate = (relation: string): Promise<void> =>
  ask("delete", "/api/me/relations/{relation}", { path: { relation } });

/** Those with whom we played lately. */
export const lately = (): Promise<Companion[]> => ask("get", "/api/me/lately");

/** Those who sat at a table or wrote in its chat. */
export const peopleAt = (id: string): Promise<Companion[]> =>
  ask("get", "/api/tables/{id}/people", { path: { id } });

export const invite = (id: string, body: Who): Promise<void> =>
  ask("post", "/api/tables/{id}/invitations", { path: { id }, body });

export const invitations = (): Promise<Invitation[]> => ask("get", "/api/me/invitations");

export const decline = (invitation: string): Promise<void> =>
  ask("delete", "/api/me/invitations/{invitation}", { path: { invitation } });

export const report = (body: ReportRequest): Promise<void> => ask("post", "/api/reports", { body });

// ---- agents

/** The agents of a game, the best first, and the levels of the house. */
export const ladder = (game: string, players: PlayerClass): Promise<Ladder> =>
  ask("get", "/api/agents/{game}", { path: { game }, query: { players } });

export const myAgents = (): Promise<OwnAgent[]> => ask("get", "/api/me/agents");

export const makeAgent = (name: string): Promise<NewAgent> =>
  ask("post", "/api/me/agents", { body: { name } });

/** A new token for one of our agents. The old one ends. */
export const renewAgentToken = async (agent: string): Promise<string> =>
  (await ask("post", "/api/me/agents/{agent}/token", { path: { agent } })).token;

export const deleteAgent = (agent: string): Promise<void> =>
  ask("delete", "/api/me/agents/{agent}", { path: { agent } });

/** Gives an open seat of our table to an agent that is here. */
export const inviteAgent = (id: string, name: string): Promise<void> =>
  ask("post", "/api/tables/{id}/agents", { path: { id }, body: { name } });

// ---- for operators

export const openReports = (): Promise<Report[]> => ask("get", "/api/operator/reports");

export const closeReport = (report: string): Promise<void> =>
  ask("post", "/api/operator/reports/{report}/close", { path: { report } });

export const rename = (person: string, name: string): Promise<void> =>
  ask("post", "/api/operator/people/{person}/rename", { path: { person }, body: { name } });

export const silence = (person: string, days: number): Promise<void> =>
  ask("post", "/api/operator/people/{person}/silence", { path: { person }, body: { days } });

export const expel = (person: string): Promise<void> =>
  ask("post", "/api/operator/people/{person}/expel", { path: { person } });

export const hideMessage = (id: string, seq: number): Promise<void> =>
  ask("post", "/api/operator/tables/{id}/messages/{seq}/hide", { path: { id, seq } });

// ---- broadcasts

/** The moves around a turning point of a public game, as spectators saw them. */
export const clip = (id: string, number: number): Promise<Clip> =>
  ask("get", "/api/tables/{id}/clip/{number}", { path: { id, number } });

// ---- after the game

/** Where the points of a finished game came from, by seat. */
export const points = (id: string): Promise<PointsOfSource[]> =>
  ask("get", "/api/tables/{id}/points", { path: { id } });

/** What everything on the table was at a step of a finished game, and what it was worth to a seat. */
export const replayThings = (id: string, step: number, seat: number): Promise<Record<string, Thing>> =>
  ask("get", "/api/tables/{id}/replay/{step}/things", { path: { id, step }, query: { seat } });

/** The same for a game in its text form. */
export const replayTextThings = (text: string, step: number, seat: number): Promise<Record<string, Thing>> =>
  ask("post", "/api/replay/things", { body: { text, step, seat } });

/** A finished game as a text that anybody can replay and verify. */
export const gameText = (id: string): Promise<string> =>
  ask("get", "/api/tables/{id}/text", { path: { id } });

/** Step by step, as a seat saw it. Without a seat everything is shown. */
export const replay = (id: string, seat?: number): Promise<Replay> =>
  ask("get", "/api/tables/{id}/replay", { path: { id }, query: { seat } });

/** The same for a game in its text form. */
export const replayText = (text: string, seat?: number): Promise<Replay> =>
  ask("post", "/api/replay", { body: { text, seat: seat ?? null } });

/** Starts the analysis of a finished game. `analysis` tells its progress. */
export const beginAnalysis = (id: string): Promise<AnalysisStatus> =>
  ask("post", "/api/tables/{id}/analysis", { path: { id } });

export const analysis = (id: string, language: AnalysisLanguage): Promise<AnalysisStatus> =>
  ask("get", "/api/tables/{id}/analysis", { path: { id }, query: { language } });

/** A new table against bots that continues from a point of a finished game. */
export const playOn = (id: string, body: PlayOnRequest): Promise<NewTable> =>
  ask("post", "/api/tables/{id}/play-on", { path: { id }, body });

// ---- the table at home

type Spoken = AnalysisLanguage;

/** Begins a game with cardboard. Its id is the secret of its link. */
export const beginHomeGame = (body: NewHomeGame, language: Spoken): Promise<HomeState> =>
  ask("post", "/api/home", { body, query: { language } });

export const homeGame = (id: string, language: Spoken): Promise<HomeState> =>
  ask("get", "/api/home/{id}", { path: { id }, query: { language } });

/** Changes with every entry. Cheap. */
export const homeVersion = async (id: string): Promise<number> =>
  (await ask("get", "/api/home/{id}/version", { path: { id } })).version;

export const enterAtHome = (id: string, body: HomeEntry, language: Spoken): Promise<HomeState> =>
  ask("post", "/api/home/{id}/entries", { path: { id }, body, query: { language } });

/** Everything that can be entered in a game, possible now or not. */
export const homeVocabulary = (id: string, language: Spoken): Promise<HomeVocabulary> =>
  ask("get", "/api/home/{id}/vocabulary", { path: { id }, query: { language } });

export const homeHint = (id: string, language: Spoken): Promise<HomeHint> =>
  ask("get", "/api/home/{id}/hint", { path: { id }, query: { language } });

/** Removes it for good, for everybody who has the link. */
export const removeHomeGame = (id: string): Promise<void> =>
  ask("delete", "/api/home/{id}", { path: { id } });

export const homeReplay = (id: string): Promise<Replay> =>
  ask("get", "/api/home/{id}/replay", { path: { id } });

export const homeReplayThings = (id: string, step: number): Promise<Record<string, Thing>> =>
  ask("get", "/api/home/{id}/replay/{step}/things", { path: { id, step } });

export const beginHomeAnalysis = (id: string): Promise<AnalysisStatus> =>
  ask("post", "/api/home/{id}/analysis", { path: { id } });

export const homeAnalysis = (id: string, language: Spoken): Promise<AnalysisStatus> =>
  ask("get", "/api/home/{id}/analysis", { path: { id }, query: { language } });

/** Puts a copy without names into the archive. */
export const publishHomeGame = (id: string): Promise<ArchivedHomeGame> =>
  ask("post", "/api/home/{id}/archive", { path: { id } });

export const withdrawHomeGame = (id: string): Promise<void> =>
  ask("delete", "/api/home/{id}/archive", { path: { id } });

/** Who says which seat was theirs, so that the game can change ratings. */
export const homeRating = (id: string): Promise<HomeRating> =>
  ask("get", "/api/home/{id}/rating", { path: { id } });

export const claimHomeSeat = (id: string, seat: number): Promise<HomeRating> =>
  ask("put", "/api/home/{id}/rating/{seat}", { path: { id, seat } });

export const withdrawHomeClaim = (id: string): Promise<HomeRating> =>
  ask("delete", "/api/home/{id}/rating", { path: { id } });

/** Games that were entered at home and made public, newest first. */
export const homeArchive = (query: { game?: string; before?: number }): Promise<ArchivedHomeGame[]> =>
  ask("get", "/api/home", { query });

// ---- requests

type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths that accept a method. */
type Address<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = M extends keyof paths[P] ? paths[P][M] : never;

type Content<R> = R extends { content: infer C } ? C[keyof C] : void;
type Answer<O> = O extends { responses: infer R } ? { [S in keyof R]: Content<R[S]> }[keyof R] : never;

type Path<O> = O extends { parameters: { path: infer P } } ? { path: P } : { path?: never };
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } }
  ? { body: B }
  : { body?: never };
type Query = Record<string, string | number | boolean | null | undefined>;
/** An anonymous request is sent without the cookie. */
type Given<O> = Path<O> & Body<O> & { query?: Query; anonymous?: boolean };
/** The required arguments, if any. */
type Rest<G> = object extends G ? [given?: G] : [given: G];

async function ask<M extends Method, P extends Address<M>>(
  method: M,
  address: P,
  ...[given]: Rest<Given<Operation<M, P>>>
): Promise<Answer<Operation<M, P>>> {
  const {
    path = {},
    query = {},
    body,
    anonymous = false,
  } = ((given as unknown) ?? {}) as {
    path?: Record<string, string>;
    query?: Query;
    body?: unknown;
    anonymous?: boolean;
  };
  const response = await fetch(filled(address, path, query), {
    method: method.toUpperCase(),
    credentials: anonymous ? "omit" : "same-origin",
    signal: AbortSignal.timeout(TIMEOUT),
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw unreachable();
  });
  serverTime.heard(Date.parse(response.headers.get("Date") ?? ""));
  if (!response.ok) throw await problem(response);
  return (await content(response)) as Answer<Operation<M, P>>;
}

function filled(address: string, path: Record<string, string>, query: Query): string {
  const place = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return said.length ? `${place}?${search}` : place;
}

async function content(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get("Content-Type") ?? "";
  const read = type.startsWith("application/json") ? "json" : type.startsWith("text/plain") ? "text" : null;
  if (read === null) throw new Problem("broken", "Something else than the server answered."); // a hotel's login page
  return response[read]().catch(() => {
    throw unreachable(); // the connection broke
  });
}

async function problem(response: Response): Promise<Problem> {
  const { status } = response;
  const said = (await response.json().catch(() => null)) as Partial<ProblemAnswer> | null; // a proxy may not answer in JSON
  const { error = "broken", message = `The server answered ${status}.`, clause, field } = said ?? {};
  const wait = Number(response.headers.get("Retry-After"));
  return new Problem(error, message, {
    status,
    ...(typeof clause === "string" ? { clause } : {}),
    ...(typeof field === "string" ? { field } : {}),
    ...(wait > 0 ? { retryAfter: wait } : {}),
  });
}
