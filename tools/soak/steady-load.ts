import { Agent } from 'node:http';
import { servedFields } from '#tests/process/served-fields.ts';
import { postSlowly, readPage } from './requests.ts';

export type LoadResult = {
  answered: number;
  /** Requests whose connection was accepted and that got an incomplete or unexpected response. */
  failures: string[];
  /** Forms that are currently arriving. */
  postsUnderWay: number;
  /** Forms whose senders were thanked: each must be a lead under `writer`. */
  thanked: number;
  /** The name of all senders of this load, and of no other. */
  writer: string;
};

export type SteadyLoad = {
  result: LoadResult;
  /** Every visitor stops after the current request. Resolves when all of them have. */
  end(): Promise<LoadResult>;
};

/** What visitors request, cached and not cached, and the status they must get. */
const pages = [
  ['/', 200],
  ['/gallery?page=1', 200],
  ['/services/lift-kits', 200],
  ['/v2/cdn/spaces/me', 401],
  ['/drawings/side.svg?vehicle=ford-f150-2015', 200],
  ['/livez', 200],
  ['/nothing-here', 404],
] as const;

/**
 * Visitors of a running site: pages over kept-alive connections, and contact forms that arrive slowly. A visitor also
 * stops if nobody accepts the next connection.
 */
export function startSteadyLoad(
  origin: string,
  { readers, writers }: { readers: number; writers: number },
): SteadyLoad {
  const writer = `Rosa ${crypto.randomUUID()}`;
  const result: LoadResult = { answered: 0, failures: [], postsUnderWay: 0, thanked: 0, writer };
  const state = { ended: false };

  async function visit(ask: (agent: Agent, turn: number) => Promise<Outcome>) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !state.ended; turn += 1) {
      const outcome = await ask(agent, turn);
      if (outcome === 'refused') break;
      if (outcome === 'answered') result.answered += 1;
      else result.failures.push(outcome);
    }
    agent.destroy();
  }

  async function post(agent: Agent): Promise<Outcome> {
    const url = new URL('/contact', origin);
    const page = await readPage(url, agent, { encoding: 'identity' });
    const opened = outcomeOf(page, 200);
    if (page.kind !== 'answer' || opened !== 'answered') return opened;
    result.postsUnderWay += 1;
    const fields = { ...contactMessage(writer), ...servedFields(page.text) };
    const answer = await postSlowly(url, { agent, fields });
    result.postsUnderWay -= 1;
    const outcome = outcomeOf(answer, 303);
    if (outcome === 'answered') result.thanked += 1;
    return outcome;
  }

  async function read(agent: Agent, turn: number): Promise<Outcome> {
    const [path, status] = pages[turn % pages.length] ?? pages[0];
    return outcomeOf(await readPage(new URL(path, origin), agent), status);
  }

  const visitors = [
    ...Array.from({ length: readers }, () => visit(read)),
    ...Array.from({ length: writers }, () => visit(post)),
  ];
  return {
    result,
    async end() {
      state.ended = true;
      await Promise.all(visitors);
      return result;
    },
  };
}

function contactMessage(name: string) {
  const contact = '(480) 777-7700';
  return { name, contact, topic: 'price', message: 'It clunks.' };
}

/** `answered` as expected, `refused` before the connection was accepted, or what went wrong. */
type Outcome = 'answered' | 'refused' | (string & {});

function outcomeOf(answer: Awaited<ReturnType<typeof readPage>>, expected: number): Outcome {
  if (answer.kind !== 'answer') return answer.kind === 'refused' ? 'refused' : answer.reason;
  const { status, whole, target } = answer;
  if (status === expected && whole) return 'answered';
  return `${target}: status ${status} instead of ${expected}${whole ? '' : ', cut short'}`;
}
