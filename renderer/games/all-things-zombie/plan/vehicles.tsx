/** Vehicles on Plan: those rolled for, and those held over from an earlier find; what stands on the table never runs. */
import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { VEHICLE_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import styles from './plan.module.css';
import { RollButtons } from './roll-buttons.tsx';
import { alike } from './things.ts';

type Kind = UnderWay['vehicles']['kinds'][number];
const KINDS = Object.keys(VEHICLE_WORDS) as Kind[];

interface VehiclesProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: EncounterActs;
}

export function Vehicles({ view, encounter, acts }: VehiclesProps) {
  const { vehicles, stage } = encounter;
  const { target, text } = vehicles;
  const mayRoll = view.proposals.some(({ act }) => act === 'roll-vehicle') && stage === 'planned';
  const held = stage === 'planned' ? alike(view.stock.filter(({ kind }) => kind === 'vehicle')) : [];
  const mayBring = mayRoll || held.some(({ line }) => !line.later);
  const [kind, setKind] = useState<Kind>();
  const id = useId();
  const of = kind && { kind };
  return (
    <Section title="Vehicles" aside={soFar(vehicles)}>
      <ul className={styles.rows}>
        {mayBring && (
          <li>
            <label htmlFor={id}>Kind of vehicle</label>
            <NativeSelect
              id={id}
              size="sm"
              value={kind ?? ''}
              data={[
                { value: '', label: 'As it comes to the table' },
                ...KINDS.map((one) => ({ value: one, label: VEHICLE_WORDS[one].title })),
              ]}
              onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value))}
            />
          </li>
        )}
        <li>
          <span>
            {target < 1
              ? 'No die brings one here in this phase.'
              : `A die of ${target}${encounter.corrected.includes('vehicles') ? DIFFERENCE : ''} or less brings one, of your choice.`}
            <span className={styles.under}>{text}</span>
          </span>
          {mayRoll && (
            <RollButtons acts={acts} deed={{ do: 'roll-vehicle', ...of }} text="Roll for a vehicle" />
          )}
        </li>
        {held.map(({ line, n }) => (
          <HeldOver key={line.id} line={line} n={n} of={of} acts={acts} />
        ))}
      </ul>
    </Section>
  );
}

/** `two won, one held over: pickup truck, sedan` */
function soFar({ won, heldOver, kinds }: UnderWay['vehicles']): string {
  if (won + heldOver === 0) return 'none so far: on foot';
  const parts = [won > 0 && `${inWords(won)} won`, heldOver > 0 && `${inWords(heldOver)} held over`];
  const said = kinds.map((kind) => VEHICLE_WORDS[kind].text);
  return `${parts.filter((part) => part !== false).join(', ')}${said.length === 0 ? '' : `: ${listed(said)}`}`;
}

interface HeldOverProps {
  readonly line: StockLine;
  readonly n: number;
  readonly of: { readonly kind: Kind } | undefined;
  readonly acts: EncounterActs;
}

function HeldOver({ line: { id, from, found, later }, n, of, acts }: HeldOverProps) {
  return (
    <li>
      <span>
        {n === 1 ? 'A vehicle' : upperFirst(countedInWords(n, 'vehicle', 'vehicles'))} held over
        <span className={styles.under}>
          {from}, {found}.{' '}
          {later
            ? 'Found today: it serves in a later Encounter.'
            : `${n === 1 ? 'It serves' : 'Each serves'} once, then it is gone.`}
        </span>
      </span>
      {!later && (
        <Button
          size="sm"
          {...off(acts.asking !== undefined)}
          onClick={() => acts.byApp({ do: 'spend-vehicle', item: id, ...of })}
        >
          {n === 1 ? 'Take it along' : 'Take one along'}
        </Button>
      )}
    </li>
  );
}
