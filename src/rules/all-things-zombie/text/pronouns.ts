/** Pronouns by which sentences speak of people, in each of their forms. */
import type { Figure } from '../state/campaign.ts';
import type { Pronoun } from '../types.ts';

interface Forms {
  readonly himself: string;
  readonly his: string;
  readonly him: string;
}

const FORMS = {
  he: { himself: 'himself', his: 'his', him: 'him' },
  she: { himself: 'herself', his: 'her', him: 'her' },
  they: { himself: 'themselves', his: 'their', him: 'them' },
} as const satisfies Record<Pronoun, Forms>;

/** Forms of a pronoun; of nobody in particular they are those of `they`. */
export const formsOf = (pronoun: Pronoun = 'they'): Forms => FORMS[pronoun];

/** `“she”, Annie for short` */
export const calledText = ({ pronoun, shortName }: Pick<Figure, 'pronoun' | 'shortName'>): string =>
  `“${pronoun}”${shortName === null ? '' : `, ${shortName} for short`}`;
