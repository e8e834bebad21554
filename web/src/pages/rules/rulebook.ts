/** A game's rulebook as data: sections with their clauses, and how to find something in it. */
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

/** The sections in the order of the rulebook. A clause belongs to the section whose number it begins with. */
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

/** Where on the page a clause stands, and where a section: a clause may have the number of a section. */
export const anchor = (id: string): string => `r-${key(id)}`;
export const sectionAnchor = (id: string): string => `s-${key(id)}`;

const SECTION = "section-";

/** What an address calls a section: its number, or a longer name where that is a clause's. */
export function addressed(id: string, sections: readonly Section[]): string {
  return sections.some(({ clauses }) => clauses.some((clause) => clause.id === id)) ? SECTION + id : id;
}

/** The section that an address asks for, if it is no clause. */
export function sectionAsked(wanted: string, sections: readonly Section[]): string | undefined {
  return sections.find(({ id }) => addressed(id, sections).toLowerCase() === wanted.toLowerCase())?.id;
}

/** Where to look for what an address asks for, the likeliest place first. */
export function anchors(wanted: string): string[] {
  if (wanted.toLowerCase().startsWith(SECTION))
    return [sectionAnchor(wanted.slice(SECTION.length).toUpperCase())];
  return [anchor(wanted.toUpperCase()), sectionAnchor(wanted.toUpperCase())];
}

/** A letter without its accents, small. One letter stays one, so that places in the text can be found again. */
function plain(letter: string): string {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.length === 1 ? bare : letter.toLowerCase().charAt(0);
}
export const folded = (text: string): string =>
  [...text].map((one) => (one.length === 1 ? plain(one) : "?")).join("");

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** What is left of a rulebook when one looks for some messages: clauses with all of them, or cited by number. */
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

/** A text in pieces, those apart that were looked for. */
export function marked(text: string, query: string): Piece[] {
  const where = folded(text);
  const hits: boolean[] = Array(text.length).fill(false);
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
