/** Weapons the figure carries, each with its numbers, and which of them may be fired together. */

import type { FigureSheet } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { WEAPON_TERMS } from '../../../../src/rules/all-things-zombie/data/text/weapon-terms.ts';
import { weaponText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { Clips } from '../components/clips.tsx';
import { type WeaponLine, weaponFacts } from '../text/figures.ts';
import { LoadedForm } from './choice-fields.tsx';
import { Fact, FieldButton } from './fact.tsx';
import styles from './figure.module.css';
import { WeaponForm } from './gain-fields.tsx';
import { GiveForm } from './give-form.tsx';
import { CROSS, EXCHANGE, PENCIL, PLUS } from './icons.tsx';
import { LossForm } from './loss-form.tsx';
import { ClipsForm } from './number-fields.tsx';
import { useEditing } from './use-editing.ts';

interface SheetProps {
  readonly sheet: FigureSheet;
}

export function WeaponFacts({ sheet }: SheetProps) {
  const { editing, open } = useEditing();
  const { weapons } = sheet.line;
  // While something is corrected, each stands by itself.
  const rows = Map.groupBy(weapons, (one) => (editing ? one.id : sameness(one)));
  return (
    <>
      {[...rows].map(([same, alike]) => {
        // The one that is being given stands for those like it.
        const weapon = alike.find(({ id }) => open === `give:${id}`) ?? alike[0];
        return weapon && <WeaponFact key={same} sheet={sheet} weapon={weapon} n={alike.length} />;
      })}
      {weapons.length === 0 && <Fact title="Unarmed">Bare hands, and anything within reach.</Fact>}
      {editing && (
        <Fact
          title=""
          acts={
            <FieldButton field="weapon:new" label="Add a weapon" icon={PLUS}>
              Weapon
            </FieldButton>
          }
          {...(open === 'weapon:new' && { form: <WeaponForm figure={sheet.line} /> })}
        >
          {null}
        </Fact>
      )}
    </>
  );
}

/** Nothing tells weapons apart that are of one kind and as full as one another. */
const sameness = ({ weapon, clips, loaded }: WeaponLine) => JSON.stringify([weapon, clips, loaded]);

interface WeaponFactProps extends SheetProps {
  readonly weapon: WeaponLine;
  /** Number of those that are alike. */
  readonly n: number;
}

function WeaponFact({ sheet, weapon, n }: WeaponFactProps) {
  const { editing, open } = useEditing();
  const { line } = sheet;
  const words = sheet.weapons.find(({ id }) => id === weapon.id);
  const title = words?.title ?? weapon.title;
  const form = openForm(open, sheet, weapon, title);
  const canGive = line.status === 'ready';
  return (
    <Fact
      title={n === 1 ? title : `${title} × ${n}`}
      {...((editing || canGive) && {
        acts: editing ? (
          <Corrections weapon={weapon} />
        ) : (
          <FieldButton
            field={`give:${weapon.id}`}
            label={`Give the ${longText(weapon)} or clips for it`}
            icon={EXCHANGE}
          >
            Give
          </FieldButton>
        ),
      })}
      {...(form !== undefined && { form })}
    >
      <span className={styles.numbers}>
        {weaponFacts(weapon)}
        {weapon.clips !== null && (
          <span className={styles.clips}>
            <Clips loaded={weapon.loaded} spare={weapon.clips} /> spare
          </span>
        )}
      </span>
      {weapon.clips === null && !weapon.loaded && <span className="flag">Not loaded.</span>}
    </Fact>
  );
}

const longText = ({ weapon }: WeaponLine): string => WEAPON_TERMS[weapon].long.text;

function Corrections({ weapon }: { readonly weapon: WeaponLine }) {
  const name = longText(weapon);
  return (
    <>
      {weapon.clips !== null && (
        <FieldButton field={`clips:${weapon.id}`} label={`Change the clips of the ${name}`} icon={PENCIL}>
          Clips
        </FieldButton>
      )}
      {weapon.range !== null && (
        <FieldButton
          field={`loaded:${weapon.id}`}
          label={`Change whether the ${name} is loaded`}
          icon={PENCIL}
        >
          Loaded
        </FieldButton>
      )}
      <FieldButton field={`weapon:${weapon.id}`} label={`Take away the ${name}`} icon={CROSS}>
        Take away
      </FieldButton>
    </>
  );
}

function openForm(open: string | undefined, { line }: FigureSheet, weapon: WeaponLine, title: string) {
  const { clips } = weapon;
  if (open === `give:${weapon.id}`) return <GiveForm figure={line} weapon={weapon} />;
  if (open === `loaded:${weapon.id}`) return <LoadedForm figure={line} weapon={weapon} />;
  if (open === `clips:${weapon.id}` && clips !== null) {
    return <ClipsForm figure={line} weapon={{ ...weapon, clips }} />;
  }
  if (open === `weapon:${weapon.id}`) {
    return (
      <LossForm
        figure={line}
        label="Weapon"
        title={title}
        edit={{ field: 'weapon-lost', weapon: weapon.id }}
      />
    );
  }
  return undefined;
}

/** `pistol with carbine; carbine with carbine` */
export function togetherText(pairs: FigureSheet['firesTogether']): string {
  const text = pairs.map((pair) => pair.map(weaponText).join(' with ')).join('; ');
  return `May be fired together: ${text}.`;
}
