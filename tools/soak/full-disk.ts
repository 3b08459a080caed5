import { setTimeout as wait } from 'node:timers/promises';
import { type BuiltServer, runBuiltServer } from '#tests/process/built-server.ts';
import type { SmallDisk } from '#tests/process/mounted-disk.ts';
import { type ChaosShop, killServer, onEachEngine, stopServer } from './chaos-server.ts';
import { checkShop, faultsOf } from './check-shop.ts';
import { fillGradually } from './disk-filler.ts';
import { openDisk } from './small-disks.ts';
import type { SoakOptions } from './soak.ts';
import { saveAsStaff, signIn } from './staff.ts';
import { type FilledForm, formKinds, openForm } from './visitor-forms.ts';
import { countRefused, emptyTally, sendForm, startVisitors, type Tally } from './visitors.ts';

const visitors = 4;
/** Forms of each kind that are open in browsers when the disk is full. */
const openForms = 4;

/** Fills the disk of a server under its visitors and staff, to the last byte, and makes room again. */
export function soakFullDisk(options: SoakOptions): Promise<void> {
  return onEachEngine(options, fillDiskOf);
}

async function fillDiskOf(shop: ChaosShop, options: SoakOptions): Promise<string[]> {
  const disk = await openDisk(shop.place.folder, options);
  const tally = emptyTally();
  const faults: string[] = [];
  const rounds = Math.min(options.rounds, 5);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      faults.push(...(await runRound({ shop, disk, tally, round })));
    }
    const place = { ...shop.place, folder: disk.seen };
    const check = await checkShop(place, tally.thanked);
    console.log(
      `  ${tally.thanked.length} thanked: ${check.lost.length} lost, ${check.twice.length} twice; other answers: ${countRefused(tally)}`,
    );
    return [...faults, ...faultsOf(check)];
  } finally {
    disk.close();
  }
}

type Round = { shop: ChaosShop; disk: SmallDisk; tally: Tally; round: number };

async function runRound({ shop, disk, tally, round }: Round): Promise<string[]> {
  const server = await shop.start({ DATA_DIR: disk.folder }, disk.launcher());
  const isReadyBefore = await isReady(server);
  const forms = await openAll(server.url);
  const seen = await watchFilling({ server, disk, forms, name: `Pat ${crypto.randomUUID()}` });
  disk.free();
  const againMs = await untilReady(server);
  const again = emptyTally();
  const waiting = [...forms, ...seen.filling.refused.map(({ form }) => form)];
  for (const form of waiting) await sendForm(form, again);
  console.log(
    `  round ${round}: while it filled ${seen.filling.thanked.length} thanked, refused ${countRefused(seen.filling)}; full: refused ${countRefused(seen.refused)}, staff ${seen.saved.status}, "${seen.said}"; with room ready after ${againMs} ms, ${again.thanked.length} of ${waiting.length} sent again`,
  );
  tally.thanked.push(...seen.filling.thanked, ...again.thanked);
  tally.refused.push(...seen.filling.refused, ...seen.refused.refused);
  return [
    ...(isReadyBefore ? [] : ['not ready before the disk was full']),
    ...faultsWhileFull(seen),
    ...(again.refused.length > 0 ? [`with room again: refused ${countRefused(again)}`] : []),
    ...(await killWhileFull({ shop, disk, tally, server })),
  ];
}

type Seen = {
  /** What visitors sent while the disk filled up. */
  filling: Tally;
  /** The forms that had been opened before, sent when it was full. */
  refused: Tally;
  said: string;
  homeStatus: number;
  saved: { status: number; text: string; name: string };
};

type Filling = { server: BuiltServer; disk: SmallDisk; forms: FilledForm[]; name: string };

async function watchFilling({ server, disk, forms, name }: Filling): Promise<Seen> {
  const cookie = await signIn(server.url);
  const filling = emptyTally();
  const refused = emptyTally();
  const crowd = startVisitors(server.url, { count: visitors, tally: filling });
  await fillGradually(disk, server);
  const full = keepFull(disk, server);
  await wait(3_000);
  const said = await (await fetch(`${server.url}/readyz`)).text();
  const { status: homeStatus } = await fetch(server.url);
  await Promise.all(forms.map((form) => sendForm(form, refused)));
  const saved = { name, ...(await saveAsStaff(server.url, { cookie, name })) };
  await crowd.end();
  full.end();
  return { filling, refused, said, homeStatus, saved };
}

function faultsWhileFull({ filling, refused, said, homeStatus, saved }: Seen): string[] {
  // A file that could not be stored is an error next to its field.
  const isExpected = ({ form, status }: Tally['refused'][number]) =>
    status === 507 || (status === 422 && form.kind === 'application');
  const others = [filling, refused].flatMap((one) => one.refused.filter((it) => !isExpected(it)));
  const isSaved = saved.status === 303;
  const isKept = saved.status === 507 && saved.text.includes(saved.name);
  return [
    ...(said.startsWith('no space left on the disk') ? [] : [`/readyz said: ${said}`]),
    ...(homeStatus === 200 ? [] : [`the home page: status ${homeStatus}`]),
    ...(refused.thanked.length > 0 ? [`${refused.thanked.length} forms taken without room`] : []),
    ...(isSaved || isKept ? [] : [`staff: status ${saved.status} without what was typed`]),
    ...others.map(({ form, status }) => `while full: ${form.kind} got status ${status}`),
    ...[...filling.notGivenBack, ...refused.notGivenBack].map((one) => `not given back: ${one}`),
  ];
}

/** A server that is killed on a full disk, and cannot start on it. */
async function killWhileFull({
  shop,
  disk,
  tally,
  server,
}: Omit<Round, 'round'> & { server: BuiltServer }): Promise<string[]> {
  const crowd = startVisitors(server.url, { count: visitors, tally });
  await wait(2_000);
  await fillGradually(disk, server);
  await wait(Math.random() * 1_000);
  await killServer(server);
  await crowd.end();
  disk.fill(0, server);
  const environment = { ...shop.environment, DATA_DIR: disk.folder };
  const refused = await runBuiltServer(environment, disk.launcher());
  const isSaid = /There is no space left on the disk of .+ still there\./.test(refused.stderr);
  disk.free();
  const again = await shop.start({ DATA_DIR: disk.folder }, disk.launcher());
  const isBack = await isReady(again);
  await stopServer(again);
  console.log(
    `  killed while full: a start without room ended with code ${refused.code}${isSaid ? ' and its sentence' : ''}, one with room ${isBack ? 'serves' : 'does not'}`,
  );
  const isRefused = refused.code === 1 && isSaid;
  // With its database elsewhere a server needs no room to start.
  return [
    ...(isRefused || shop.engine === 'postgres' ? [] : [`a start without room: ${refused.stderr}`]),
    ...(isBack ? [] : ['not ready after a start with room']),
  ];
}

function openAll(origin: string) {
  const kinds = formKinds.flatMap((kind) => Array.from({ length: openForms }, () => kind));
  return Promise.all(kinds.map((kind) => openForm(kind, origin)));
}

async function isReady(server: BuiltServer): Promise<boolean> {
  return (await fetch(`${server.url}/readyz`).catch(() => null))?.status === 200;
}

/** @throws if the server is not ready within a minute */
async function untilReady(server: BuiltServer): Promise<number> {
  const fromMs = performance.now();
  while (!(await isReady(server))) {
    if (performance.now() - fromMs > 60_000) throw new Error('Not ready with room again');
    await wait(50);
  }
  return Math.round(performance.now() - fromMs);
}

/** The server frees pages now and then, which are taken at once. */
function keepFull(disk: SmallDisk, server: BuiltServer) {
  const timer = setInterval(() => disk.fill(0, server), 20);
  return { end: () => clearInterval(timer) };
}
