/** The component of each page and the messages it needs, loaded on demand. */
import type { Component } from "svelte";
import type { Language, Messages } from "../core/messages";
import type { PageName, Route } from "../core/router";

/** What a page is given: the parts of its address, and what every page gets. */
export type PageProps = Omit<Route, "page"> & {
  messages: Messages;
  language: Language;
  query: URLSearchParams;
};

export interface Page {
  /** Each takes the parts of its own address. */
  load: () => Promise<{ default: Component<never> }>;
  /** Files of messages besides those of the layout. */
  messages: readonly string[];
  /** Whether the page uses the whole width, with a slim header. */
  wide?: boolean;
}

export const PAGES: Record<PageName, Page> = {
  home: { load: () => import("../pages/home/HomePage.svelte"), messages: ["home"] },
  lobby: { load: () => import("../pages/lobby/LobbyPage.svelte"), messages: ["lobby"] },
  tournaments: {
    load: () => import("../pages/tournaments/TournamentsPage.svelte"),
    messages: ["tournaments", "open"],
  },
  tournament: { load: () => import("../pages/tournaments/TournamentPage.svelte"), messages: ["tournaments"] },
  leaderboards: { load: () => import("../pages/records/LeaderboardsPage.svelte"), messages: ["records"] },
  agents: { load: () => import("../pages/agents/AgentsPage.svelte"), messages: ["records", "agents"] },
  archive: { load: () => import("../pages/archive/ArchivePage.svelte"), messages: ["records"] },
  person: { load: () => import("../pages/records/PersonPage.svelte"), messages: ["records"] },
  open: { load: () => import("../pages/open/OpenTablePage.svelte"), messages: ["open"] },
  table: { load: () => import("../table/TablePage.svelte"), messages: [], wide: true },
  replay: { load: () => import("../replay/ReplayPage.svelte"), messages: ["replay"], wide: true },
  analysis: { load: () => import("../analysis/AnalysisPage.svelte"), messages: [], wide: true },
  broadcast: { load: () => import("../broadcast/BroadcastPage.svelte"), messages: ["broadcast"], wide: true },
  clip: { load: () => import("../broadcast/ClipPage.svelte"), messages: ["broadcast"], wide: true },
  learn: { load: () => import("../lesson/LearnPage.svelte"), messages: ["learn"] },
  chapter: { load: () => import("../lesson/ChapterPage.svelte"), messages: [], wide: true },
  companion: {
    load: () => import("../pages/companion/CompanionPage.svelte"),
    messages: ["open", "companion"],
  },
  companionTable: {
    load: () => import("../pages/companion/CompanionTablePage.svelte"),
    messages: ["companion"],
    wide: true,
  },
  puzzles: { load: () => import("../puzzles/PuzzlesPage.svelte"), messages: ["puzzles"] },
  puzzle: { load: () => import("../puzzles/PuzzlePage.svelte"), messages: [], wide: true },
  explain: { load: () => import("../pages/explain/ExplainPage.svelte"), messages: ["explain"] },
  rules: { load: () => import("../pages/rules/RulesPage.svelte"), messages: ["rules", "home"] },
  profile: {
    load: () => import("../pages/profile/ProfilePage.svelte"),
    messages: ["profile", "people", "settings", "notices"],
  },
  notices: { load: () => import("../pages/notices/NoticeLinkPage.svelte"), messages: ["notices"] },
  about: { load: () => import("../pages/about/AboutPage.svelte"), messages: ["about", "shortcuts"] },
  operator: { load: () => import("../pages/operator/OperatorPage.svelte"), messages: ["operator"] },
  lost: { load: () => import("../pages/NotFoundPage.svelte"), messages: [] },
};

/** The page is mounted again when this key changes. Another clause is the same page, another table is not. */
export function identity(route: Route): string {
  switch (route.page) {
    case "rules":
      return `rules ${route.game}`;
    case "learn":
    case "explain":
      return `${route.page} ${route.game}`;
    case "chapter":
      return `chapter ${route.game} ${route.chapter}`;
    case "puzzle":
      return `puzzle ${route.game} ${route.id}`;
    case "clip":
      return `clip ${route.id} ${route.number}`;
    case "person":
      return `person ${route.name}`;
    case "notices":
      return `notices ${route.token}`;
    case "table":
    case "replay":
    case "analysis":
    case "broadcast":
    case "tournament":
    case "companionTable":
      return `${route.page} ${route.id}`;
    default:
      return route.page; // one form serves all games
  }
}
