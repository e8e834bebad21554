/** A game's rulebook as data: sections with their clauses, and search. */
import type { Messages } from "../../core/messages";

export interface Clause {
  /** As players cite it: 8.A.2 */
  id: string;
  text: string;
}

export interface Section {
  id: string;
  title: string;
  /** 1 for a chapter, 2 for a part of one. */
  depth: number;
  clauses: Clause[];
}

const cited = (key: string) => key.replaceAll("-", ".");
const key = (id: string) => id.replaceAll(".", "-");

/** The sections in the order of the rulebook. A clause belongs to the section with the start of its number. */
export function rulebook(rules: Messages): Section[] {
  const clauses = rules.keys("clause-").map(cited);
  return rules.keys("section-").map((name) => {
    const id = cited(name);
    const own = clauses.filter((clause) => clause.slice(0, clause.lastIndexOf(".")) === id);
    return {
      id,
      title: rules.say(`section-${name}`),
      depth: id.split(".").length,
      clauses: own.map((clause) => ({ id: clause, text: rules.say(`clause-${key(clause)}`) })),
    };
  });
}

/** The ids of clauses and sections on the page. They differ because both can have the same number. */
export const anchor = (id: string): string => `r-${key(id)}`;
export const sectionAnchor = (id: string): string => `s-${key(id)}`;

const SECTION = "section-";

/** A section in an address: its number, or a longer name if a clause has that number. */
export function addressed(id: string, sections: readonly Section[]): string {
  return sections.some(({ clauses }) => clauses.some((clause) => clause.id === id)) ? SECTION + id : id;
}

/** The section in an address, unless it is a clause. */
export function sectionAsked(wanted: string, sections: readonly Section[]): string | undefined {
  return sections.find(({ id }) => addressed(id, sections).toLowerCase() === wanted.toLowerCase())?.id;
}

/** The ids on the page that an address may mean, likeliest first. */
export function anchors(wanted: string): string[] {
  if (wanted.toLowerCase().startsWith(SECTION))
    return [sectionAnchor(wanted.slice(SECTION.length).toUpperCase())];
  return [anchor(wanted.toUpperCase()), sectionAnchor(wanted.toUpperCase())];
}

/** A letter in lower case without accents. It stays one letter, so that positions in the text are kept. */
function plain(letter: string): string {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.length === 1 ? bare : letter.toLowerCase().charAt(0);
}
export const folded = (text: string): string =>
  [...text].map((one) => (one.length === 1 ? plain(one) : "?")).join("");

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Search: the clauses that contain all words of the query, or start with its number. */
export function searched(sections: readonly Section[], query: string): Section[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter(({ id, text }) => {
        const where = folded(`${text} ${section.title}`);
        return wanted.every((word) => where.includes(word)) || id.toLowerCase().startsWith(wanted.join(" "));
      }),
    }))
    .filter(({ clauses }) => clauses.length);
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text split into matches of the query and the rest. */
export function marked(text: string, query: string): Piece[] {
  const where = folded(text);
  const hits: boolean[] = Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query))
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  [...text].forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last.found === hits[i]) last.text += letter;
    else pieces.push({ text: letter, found: hits[i] ?? false });
  });
  return pieces;
}
