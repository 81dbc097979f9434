/** `holdout figure save` and `holdout figure open`: one figure taken from one campaign to another. */
import { readFileSync } from 'node:fs';
import { admitRead } from '../backend/host/named-file.ts';
import { putText } from '../backend/host/put-file.ts';
import { TakenAlong } from '../contract/games/all-things-zombie/taken-along.ts';
import { leftBehindText } from '../rules/all-things-zombie/text/taken-along.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import { diskReason } from './disk-reason.ts';
import type { Printed, Session } from './session.ts';

export async function saveFigure(
  { backend, json, dataDir }: Session,
  id: string,
  figure: string,
  file: string,
  { force = false }: { readonly force?: boolean },
): Promise<Printed> {
  const { text } = await ask(backend, 'figure.take-along', { campaign: id, figure });
  try {
    putText(text, file, { force, dataDir });
  } catch (error) {
    throw new Complaint(`${file} can’t be saved: ${diskReason(error)}.`);
  }
  const { line } = await ask(backend, 'figure.get', { campaign: id, figure });
  return { text: json ? JSON.stringify({ file }) : [file, ...leftBehindText(line)].join('\n') };
}

function figureIn(file: string): TakenAlong['figure'] {
  let text: string;
  try {
    admitRead(file);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`${file} can’t be opened: ${diskReason(error)}.`);
  }
  try {
    return TakenAlong.parse(JSON.parse(text)).figure;
  } catch {
    throw new Complaint(`${file} isn’t a figure that was taken from a campaign.`);
  }
}

export async function openFigure(
  { backend, json }: Session,
  id: string,
  file: string,
  { again = false, why }: { readonly again?: boolean; readonly why?: string } = {},
): Promise<Printed> {
  const figure = figureIn(file);
  const { revision } = await ask(backend, 'log.head', { campaign: id });
  const { title } = await ask(backend, 'party.take-in', {
    campaign: id,
    revision,
    ...figure,
    ...(again && { again }),
    ...(why !== undefined && { why }),
  });
  const { figures } = await ask(backend, 'campaign.get', { campaign: id });
  const taken = figures.at(-1);
  const namesakes = figures.filter(({ name }) => name === figure.name).length > 1;
  const said = namesakes ? `\nThere was a ${figure.name} in this campaign already.` : '';
  return { text: json ? JSON.stringify({ figure: taken?.id }) : `${taken?.id}  ${title}${said}` };
}
