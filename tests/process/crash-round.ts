import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#src/db/client.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/fakes/mail-server.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { type CrashForm, crashForm, RefusedForm } from './crash-forms.ts';
import { randomSource } from './random-source.ts';

export type CrashOptions = {
  dataDir: string;
  seed: number;
  forms: number;
  kills: number;
  /** `away`: starts when all forms were sent. `leaves`: stops halfway, and comes back then. */
  mailServer: 'there' | 'away' | 'leaves';
};

export type CrashRound = {
  /** Names of those who were thanked, and of those who gave up. */
  thanked: string[];
  unthanked: string[];
  /** Names in the shop's tables, with duplicates. */
  stored: string[];
  /** The outbox at the end, and the leads that it should mention. */
  outbox: { id: string; state: string; letter: string; leadId: string | null }[];
  leadIds: string[];
  received: ReceivedMail[];
  secondsToLastMail: number;
};

const senders = 8;

/** Sends forms to the built server while it is killed again and again, and checks the result. */
export async function runCrashRound(options: CrashOptions): Promise<CrashRound> {
  const random = randomSource(options.seed);
  const port = await freePort();
  const mailPort = await freePort();
  const mail = createMailbox(mailPort);
  if (options.mailServer !== 'away') await mail.open();
  const environment = {
    DATA_DIR: options.dataDir,
    PORT: String(port),
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'hello@ironwood.example',
    LOG_LEVEL: 'silent',
    // Nobody types here, and a server that is killed is not under attack.
    FORM_MIN_SECONDS: '0',
    FORM_ATTACK_PER_MINUTE: '0',
  };
  const state = { server: await startBuiltServer(environment), thanked: 0, isOver: false };
  const killer = killAtRandom(state, { ...options, random, environment, mail });
  const forms = Array.from({ length: options.forms }, (_, index) => crashForm(random, index));
  const result = await sendAll(forms, { origin: `http://127.0.0.1:${port}`, random, state });
  state.isOver = true;
  await killer;
  if (options.mailServer !== 'there') {
    // The last start retries mail that could not be sent.
    await mail.open();
    await killed(state.server);
    state.server = await startBuiltServer(environment);
  }
  const began = performance.now();
  await mail.quiet();
  const secondsToLastMail = Math.round((performance.now() - began) / 100) / 10;
  await killed(state.server);
  await mail.close();
  return {
    ...result,
    ...(await look(options.dataDir)),
    received: mail.received,
    secondsToLastMail,
  };
}

type State = { server: BuiltServer; thanked: number; isOver: boolean };

async function killed(server: BuiltServer): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
}

type Killing = Pick<CrashOptions, 'forms' | 'kills' | 'mailServer'> & {
  random: () => number;
  environment: Record<string, string>;
  mail: Mailbox;
};

/** Each time after this many more senders were thanked, and then at a random moment of the next ones. */
async function killAtRandom(state: State, options: Killing): Promise<void> {
  const { forms, kills, random, environment, mail } = options;
  for (let kill = 1; kill <= kills; kill += 1) {
    const after = (forms * (kill - 0.5 + random() * 0.3)) / (kills + 0.5);
    while (state.thanked < after && !state.isOver) await wait(5);
    await wait(random() * 300);
    await killed(state.server);
    if (options.mailServer === 'leaves' && kill * 2 >= kills) await mail.close();
    state.server = await startBuiltServer(environment);
  }
}

type Sending = { origin: string; random: () => number; state: State };

/** A third of the senders give up without an answer; the others send the same form again. */
async function sendAll(forms: CrashForm[], { origin, random, state }: Sending) {
  const thanked: string[] = [];
  const unthanked: string[] = [];
  const waiting = [...forms];
  async function visit(): Promise<void> {
    for (let form = waiting.shift(); form; form = waiting.shift()) {
      const isThanked = await sendUntilThanked(form, { origin, isPatient: random() > 0.33 });
      (isThanked ? thanked : unthanked).push(form.marker);
      if (isThanked) state.thanked += 1;
    }
  }
  await Promise.all(Array.from({ length: senders }, visit));
  return { thanked, unthanked };
}

async function sendUntilThanked(
  form: CrashForm,
  { origin, isPatient }: { origin: string; isPatient: boolean },
): Promise<boolean> {
  for (;;) {
    const isThanked = await form.send(origin).catch(goOn);
    if (isThanked || !isPatient) return isThanked;
    await wait(100);
  }
}

/** Only without an answer; a refusal is permanent. */
function goOn(error: unknown): false {
  if (error instanceof RefusedForm) throw error;
  return false;
}

type Mailbox = ReturnType<typeof createMailbox>;

/** A mail server that comes and goes; `received` is what all of its instances accepted. */
function createMailbox(port: number) {
  const received: ReceivedMail[] = [];
  let server: MailServer | null = null;
  const empty = () => void received.push(...(server?.take() ?? []));
  return {
    received,
    async open() {
      server ??= await startMailServer(port);
    },
    async close() {
      empty();
      await server?.close();
      server = null;
    },
    /** Until nothing has arrived for a while. */
    async quiet() {
      for (let silent = 0; silent < 30; silent += 1) {
        const before = received.length;
        await wait(100);
        empty();
        if (received.length > before) silent = 0;
      }
    },
  };
}

/** The contents of the database, opened when nobody else has it open. */
async function look(dataDir: string) {
  const database = await openDatabase({ dataDir: join(dataDir, 'database'), logger: quietLogger });
  const rowsOf = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[];
  const stored = await rowsOf<{ name: string }>(
    'select name from leads union all select name from career_applications',
  );
  const outbox = await rowsOf<CrashRound['outbox'][number]>(
    `select id, state, letter, substring(data->>'leadUrl' from '[^/]+$') as "leadId"
     from mail_messages`,
  );
  const leadIds = await rowsOf<{ id: string }>('select id from leads');
  await database.close();
  return {
    stored: stored.map(({ name }) => name),
    outbox,
    leadIds: leadIds.map(({ id }) => id),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
