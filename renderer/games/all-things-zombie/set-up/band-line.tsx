import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { off } from '../../../components/off.ts';
import type { Deed } from '../encounter/deed.ts';
import { Refused } from '../encounter/refused.tsx';
import { RollLine } from './roll-line.tsx';
import styles from './set-up.module.css';
import { SplitForm } from './split-form.tsx';
import { words } from './text/band-line.ts';
import type { SetUp } from './use-set-up.ts';

type Pursuit = UnderWay['pursuits'][number];

interface BandLineProps {
  readonly setUp: SetUp;
  readonly pursuit: Pursuit;
  readonly band: number;
  readonly alone: boolean;
}

/** How far ahead a band of Runners is, and what comes next for it. */
export function BandLine({ setUp, pursuit, band, alone }: BandLineProps) {
  const [splitting, setSplitting] = useState(false);
  const split = useRef<HTMLButtonElement>(null);
  const { runners, chasers, end } = pursuit;
  const isOfBand = (deed: Deed) =>
    (deed.do === 'pursue-on' || deed.do === 'split-runners') && deed.band === band;
  const close = () => {
    flushSync(() => setSplitting(false));
    split.current?.focus();
  };
  return (
    <>
      <p>
        {!alone && (
          <span className="quiet">
            {words.band} {band + 1}:{' '}
          </span>
        )}
        <b>{pursuit.text}</b>
      </p>
      <p className="quiet small">
        {words.runners} {bandText(runners)};{' '}
        {chasers === null ? words.nobodyFollows : words.chasers(bandText(chasers))}
      </p>
      {end === 'goes-on' && !splitting && (
        <div className={styles.going}>
          <RollLine
            setUp={setUp}
            deed={{ do: 'pursue-on', band }}
            text={alone ? words.thePursuitGoesOn : words.bandGoOn(band + 1)}
            next
          />
          <Button
            ref={split}
            size="sm"
            variant="subtle"
            {...off(setUp.waiting)}
            aria-label={alone ? words.theRunnersSplitUp : words.bandTheRunnersSplitUp(band + 1)}
            onClick={() => setSplitting(true)}
          >
            {words.theRunnersSplitUp}
          </Button>
        </div>
      )}
      {splitting && end === 'goes-on' && (
        <SplitForm
          setUp={setUp}
          pursuit={pursuit}
          band={band}
          onDone={() => setSplitting(false)}
          onCancel={close}
        />
      )}
      <Refused acts={setUp.acts} isOf={isOfBand} />
    </>
  );
}

const bandText = ({ lowestRep, vehicles }: { lowestRep: number; vehicles: boolean }) =>
  words.rep(lowestRep, vehicles ? words.inVehicles : words.onFoot);
