/** Chart of how Rep rose and fell: of the Star and the best of the party, or of the figures chosen. */
import type { SeriesView } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { shortNames } from '../../../../src/rules/all-things-zombie/text/chronicle/names.ts';
import { LineChart } from '../../../components/chart/line-chart.tsx';

export function RepChart({ series }: { readonly series: SeriesView }) {
  const { points, years, figures } = series;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const called = shortNames(figures);
  return (
    <>
      <LineChart
        label={`Rep of ${figures.map(({ name }) => name).join(', ')} from ${first.date} to ${last.date}`}
        years={years}
        from={first.at}
        to={Math.max(last.at, first.at + 1)}
        close
        lines={figures.map(({ figure, steps, gone, ...one }) => ({
          id: figure,
          label: `${called(one)} ${steps.at(-1)?.rep ?? ''}`,
          steps: steps.map(({ at, rep }) => ({ at, value: rep })),
          gone,
        }))}
      />
      <RepTable figures={figures} />
    </>
  );
}

/** Every change of Rep in figures, for ears. */
function RepTable({ figures }: { readonly figures: SeriesView['figures'] }) {
  return (
    <div className="vh">
      <table>
        <caption>Changes of Rep</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Date</th>
            <th scope="col">Rep</th>
          </tr>
        </thead>
        <tbody>
          {figures.flatMap(({ figure, name, steps }) =>
            steps.map(({ date, rep }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of one line, which never change places.
              <tr key={`${figure} ${at}`}>
                <th scope="row">{name}</th>
                <td>{date}</td>
                <td>{rep}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
