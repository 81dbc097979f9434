import { Radio } from '@mantine/core';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { Difference } from '../../../components/difference.tsx';
import { Section } from '../../../components/section.tsx';
import styles from './plan.module.css';
import type { Chosen, Possible } from './plan-draft.ts';

interface WhereFieldProps {
  readonly view: EncounterView;
  readonly chosen: Chosen;
  readonly onChange: (area: NonNullable<Possible['area']>) => void;
}

/** Areas, and how likely company is in each; where the last Encounter ties this one to its place, that one only. */
export function WhereField({ view, chosen: { way, places, area: where }, onChange }: WhereFieldProps) {
  const { winner } = view.war;
  const fixed = places.length === 1;
  const areas = view.areas.filter(({ area }) => places.length === 0 || places.includes(area));
  return (
    <Section title="Where" aside={`activity in phase ${view.phase}`}>
      <Radio.Group
        aria-label="Where it takes place"
        value={where ?? ''}
        onChange={(value) => {
          const wanted = areas.find(({ area }) => area === value);
          if (wanted !== undefined) onChange(wanted.area);
        }}
      >
        <table className={styles.areas} aria-label="Areas">
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col" className="n">
                Zombies
              </th>
              <th scope="col" className="n">
                Survivors
              </th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ area, zal, sal, corrected }) => (
              <tr key={area}>
                <td>
                  {fixed ? AREA_WORDS[area].title : <Radio value={area} label={AREA_WORDS[area].title} />}
                </td>
                <td className="n">
                  {zal}
                  <Difference when={corrected.includes('zal')} />
                </td>
                <td className="n">
                  {sal}
                  <Difference when={corrected.includes('sal')} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Radio.Group>
      <p className={`${styles.note} quiet small`}>
        {places.length > 0 ? WHY_FIXED[way.kind] : 'Roll two dice against these on entering a building.'}
        {winner !== null && ` ${WAR_WORDS[winner].won} the war: ${WAR_WORDS[winner].effect}.`}
      </p>
    </Section>
  );
}

const WHY_FIXED = {
  escape: 'An escape takes place where they are held.',
  pursuit: 'A pursuit takes place where the last Encounter did.',
  raid: 'It takes place where the last Encounter did.',
} as const satisfies Record<Possible['kind'], string>;
