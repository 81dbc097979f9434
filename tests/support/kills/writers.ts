/** Writers into one data folder at once, each word of theirs unlike any other, until their program is killed. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Failure } from '../../../src/contract/failure.ts';
import { callHost, end, type Host } from './hosts.ts';

const MAIN = resolve(import.meta.dirname, '../../../src/cli/main.ts');

/** Requests, and what came of them, over all rounds of one folder. */
export class Told {
  /** Everything asked for; whatever is found is among it. */
  readonly asked = new Set<string>();
  readonly done = new Set<string>();
  readonly refused = new Set<string>();
  /** Forms by name: what was kept last, undefined for nothing, and what may have come after it. */
  readonly drafts = new Map<string, readonly (string | undefined)[]>();
  /** The last that was made in this round. */
  backup: string | undefined;
  /** Refused otherwise than because somebody else was first. */
  readonly unlike: string[] = [];

  ended(words: string, failure: Failure | null): void {
    if (failure === null) this.done.add(words);
    else {
      this.refused.add(words);
      if (failure.code !== 'stale') this.unlike.push(`${words}: ${failure.code}: ${failure.message}`);
    }
  }
}

interface Writing {
  readonly campaign: string;
  readonly told: Told;
  /** Name of this writer in this round. */
  readonly name: string;
}

/** Acts, each on top of whatever the log has come to. */
export async function act(host: Host, { campaign, told, name }: Writing): Promise<void> {
  for (let time = 1; ; time += 1) {
    const head = await callHost(host, 'log.head', { campaign });
    if (head === undefined) return;
    if (!head.ok) return void told.unlike.push(head.error.message);
    const words = `act ${name} ${time}`;
    told.asked.add(words);
    const { revision } = head.value;
    const reply = await callHost(host, 'campaign.rename', {
      campaign,
      revision,
      name: words,
      giveUpLine: true,
    });
    if (reply === undefined) return;
    told.ended(words, reply.ok ? null : reply.error);
  }
}

export async function note(host: Host, { campaign, told, name }: Writing): Promise<void> {
  for (let time = 1; ; time += 1) {
    const text = `note ${name} ${time}`;
    told.asked.add(text);
    const reply = await callHost(host, 'note.add', { campaign, act: 2, text });
    if (reply === undefined) return;
    told.ended(text, reply.ok ? null : reply.error);
  }
}

/** Fills in a form letter by letter: of one form only what was kept last counts. */
export async function fillIn(host: Host, { campaign, told, name }: Writing, form: string): Promise<void> {
  for (let time = 1; ; time += 1) {
    const body = JSON.stringify({ text: `draft ${name} ${time}` });
    const kept = told.drafts.get(form) ?? [undefined];
    told.drafts.set(form, [...kept, body]);
    const reply = await callHost(host, 'draft.put', { campaign, form, body });
    if (reply === undefined) return;
    if (reply.ok) told.drafts.set(form, [body]);
    else told.unlike.push(`${body}: ${reply.error.message}`);
  }
}

/** Milliseconds between two backups, so that there is something to do besides. */
const BACKUP_EVERY = 200;

/** Backups are made by the host's other worker. */
export async function backUp(host: Host, { told }: Writing): Promise<void> {
  for (;;) {
    const reply = await callHost(host, 'backup.now', {});
    if (reply === undefined) return;
    if (reply.ok) told.backup = reply.value.name;
    else told.unlike.push(`a backup: ${reply.error.message}`);
    await pause(BACKUP_EVERY);
  }
}

/** The command line, once after the other, until it is told to stop: then it is killed, too. */
export async function type(
  dataDir: string,
  { campaign, told, name }: Writing,
  stop: AbortSignal,
): Promise<void> {
  for (let time = 1; !stop.aborted; time += 1) {
    const words = `act ${name} ${time}`;
    told.asked.add(words);
    const deed = JSON.stringify({ do: 'campaign.rename', name: words });
    const child = spawn(process.execPath, [MAIN, '--data', dataDir, '--json', 'act', campaign, deed], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = () => void end(child, 'SIGKILL');
    stop.addEventListener('abort', kill, { once: true });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    let wrong = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      wrong += part;
    });
    const code = await new Promise<number | null>((done) => child.once('close', done));
    stop.removeEventListener('abort', kill);
    if (code === null) return;
    told.ended(words, code === 0 ? null : failureIn(said, wrong));
  }
}

function failureIn(said: string, wrong: string): Failure {
  try {
    return JSON.parse(said).error as Failure;
  } catch {
    return { code: 'internal', message: wrong };
  }
}
