/** Forces of both sides on Set up: those who are there, and the roll that finds those who are missing. */
import { useId, useState } from 'react';
import type { GroupView } from '../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { HELD_COME, SIDE_WORDS } from '../../../../src/rules/all-things-zombie/text/sides.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { Stepper } from '../../../components/stepper.tsx';
import { Field } from '../components/field.tsx';
import { RollLine } from './roll-line.tsx';
import styles from './set-up.module.css';
import { Told } from './told.tsx';
import type { SetUp } from './use-set-up.ts';

type Missing = UnderWay['musters'][number];

/** Most people that a side may have. */
const MOST = 99;

export function Forces({ setUp }: { readonly setUp: SetUp }) {
  const { groups, musters } = setUp.encounter;
  return (
    <>
      {[...new Set(groups.map(({ role }) => role))].map(
        (role) =>
          role !== null && (
            <Side
              key={role}
              role={role}
              members={groups.filter((group) => group.role === role).flatMap(({ members }) => members)}
            />
          ),
      )}
      {musters.map((missing) => (
        <Find key={missing.role} setUp={setUp} missing={missing} />
      ))}
      <Told setUp={setUp} of={['muster']} title="Who they are" shown />
    </>
  );
}

interface SideProps {
  readonly role: NonNullable<GroupView['role']>;
  /** People of one group or of several, such as captives who break out and whoever has come for them. */
  readonly members: GroupView['members'];
}

function Side({ role, members }: SideProps) {
  const { one, several } = SIDE_WORDS[role];
  const title = upperFirst(members.length === 1 ? one : several);
  return (
    <table className={styles.side} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className="c">
            Rep
          </th>
          <th scope="col">Weapons</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, rep, protected: armour, attributes, weapons }) => (
          <tr key={name}>
            <th scope="row" className="name">
              {name}
              <span className="quiet">{attributes.join(', ')}</span>
            </th>
            <td className="c rep">{rep}</td>
            <td>
              {weapons.length === 0 ? 'Unarmed' : weapons.join(', ')}
              {armour && <span className="quiet">Body armour</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FindProps {
  readonly setUp: SetUp;
  readonly missing: Missing;
}

/**
 * Line that finds the people of a side: as many as the rules say, or the player, or the dice of the matrix; each of them out of the deck.
 */
function Find({ setUp, missing: { role, count: known } }: FindProps) {
  const { kind, party, role: own } = setUp.encounter;
  const { one, several } = SIDE_WORDS[role];
  // People who pursue unasked are the greater number.
  const [named, setNamed] = useState(party.length + (role === 'chaser' ? 1 : 0));
  const id = useId();
  const asks = known === null && kind === 'pursuit';
  return (
    <div className={styles.find}>
      {asks && (
        <Field label={upperFirst(several)} id={id}>
          <Stepper id={id} label={several} value={named} least={1} most={MOST} onChange={setNamed} />
        </Field>
      )}
      {known !== null && (
        <p className="second">
          {role === 'captive' && own === 'captor'
            ? `${upperFirst(countedInWords(known, one, several))}: ${HELD_COME}.`
            : `${upperFirst(countedInWords(known, `more ${one}`, `more ${several}`))}, generated at random.`}
        </p>
      )}
      <RollLine
        setUp={setUp}
        deed={{ do: 'muster', role, count: asks ? named : null }}
        text={known === 1 ? `Find the ${one}` : `Find the ${several}`}
        later
        next
      />
    </div>
  );
}
