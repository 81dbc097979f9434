/** All that is read of a file with campaigns and games in it: the games themselves, and what Chronicles say of episodes. */
import type { Backend } from '../../../src/backend/backend.ts';
import { ask } from './ask.ts';

export async function gamesIn(backend: Backend) {
  const { campaigns, games } = await ask(backend, 'shelf.list', {});
  const chronicles = [];
  for (const { id, name } of campaigns) {
    const { entries } = await ask(backend, 'chronicle.page', { campaign: id });
    const lines = [];
    for (const { act } of entries) {
      const { acts } = await ask(backend, 'chronicle.entry', { campaign: id, act });
      lines.push(...acts.flatMap((one) => one.lines.map(({ text }) => text)));
    }
    chronicles.push({ name, lines });
  }
  const sessions = [];
  for (const game of games)
    sessions.push({ name: game.name, title: game.title, ...(await sessionIn(backend, game.id)) });
  return { chronicles, sessions };
}

async function sessionIn(backend: Backend, campaign: string) {
  const view = await ask(backend, 'session.get', { campaign });
  const { acts } = await ask(backend, 'session.chronicle', { campaign });
  const { differences } = await ask(backend, 'corrections.get', { campaign });
  const log = await ask(backend, 'script.log', { campaign });
  const { standing, inWords, state, question, ending, undo, redo } = view;
  return {
    standing,
    inWords,
    state,
    question: question?.text ?? null,
    ending,
    undo,
    redo,
    corrected: differences.map(({ tableText, label, bookText, nowText }) => [
      tableText,
      label,
      bookText,
      nowText,
    ]),
    chronicle: acts.map(({ title, answers, told }) => ({
      title,
      answers: answers.map(({ section, by, answer }) => [section, by, answer]),
      told: told.map(({ text }) => text),
    })),
    log: log.acts,
  };
}
