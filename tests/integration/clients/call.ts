/** A call of a client: the method and its arguments. */
export type Call = [method: string, ...args: unknown[]];

export type StoryLike = {
  id: number;
  name: string;
  uuid: string;
  full_slug: string;
  content: Record<string, unknown>;
};

/** The result: the body as the client returns it, or another value. */
export type Outcome = {
  data?: { story?: StoryLike; stories?: StoryLike[]; [field: string]: unknown };
  total?: number;
  perPage?: number;
  value?: unknown;
  error?: { status?: number; message: string };
};

type Client = Record<string, (...args: unknown[]) => unknown>;

/** Runs the calls one after the other, and prints their results as JSON in the last line. */
export async function printOutcomes(client: unknown, calls: readonly Call[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const call of calls) outcomes.push(await outcomeOf(client as Client, call));
  process.stdout.write(`\n${JSON.stringify(outcomes)}`);
}

async function outcomeOf(client: Client, [method, ...args]: Call): Promise<Outcome> {
  try {
    const answer = await client[method]?.(...args);
    if (!isAnswer(answer)) return { value: answer };
    const { data, total, perPage } = answer;
    return { data, total, perPage } as Outcome;
  } catch (reason) {
    return { error: errorOf(reason) };
  }
}

function isAnswer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'data' in value;
}

/** Client 7 rejects with the response, client 4 with the error of its transport. */
function errorOf(reason: unknown): { status?: number; message: string } {
  const { message, status, response } = reason as {
    message: string;
    status?: number;
    response?: { status: number };
  };
  return { message, status: status ?? response?.status };
}
