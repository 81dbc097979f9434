/** Names for crew who live long enough to be told apart: our own, a list for each people. */
import { type CrewId, crewmanOf, type People } from '../../data/crew.ts';

const NAMES: Readonly<Record<People, readonly string[]>> = {
  orange: ['Bodo Umm', 'Rulla', 'Old Pomfret', 'Wimbel', 'Gorda Umm', 'Tubb', 'Nolly', 'Harrabel'],
  red: ['Zik', 'Tiss Vey', 'Ixi', 'Quen Vey', 'Zillat', 'Rix', 'Ettis', 'Fee Ozz'],
  yellow: ['Yadd', 'Yorrin', 'Yest the Younger', 'Yul Brask', 'Yemma', 'Yank Orrol'],
  blue: ['Lurr Dann', 'Sella', 'Morrow', 'Ansel Dann', 'Kieve', 'Brin Taro', 'Olt'],
  green: ['Vask', 'Hurn', 'Dree', 'Maddok', 'Senn', 'Torrig', 'Ulla Brae'],
  robot: ['Leadfoot', 'Leadfoot the Second', 'Leadfoot the Third'],
  mascot: ['Ook', 'Little Ook', 'Ook Again'],
};

/** Names that the book gives to some of the crew. */
export const FIRST_NAMES: Readonly<Partial<Record<CrewId, string>>> = { captain: 'Yid' };

/** The first of his people that nobody of these voyages has had; none where all are taken. */
export function nameFor(crew: CrewId, taken: ReadonlySet<string>): string | undefined {
  return NAMES[crewmanOf(crew).people].find((name) => !taken.has(name));
}
