import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilmPlayer, type FilmState } from './film-player.ts';

const source = (res: number, extension = 'mp4', autoplay = true) => ({
  src: `/film-${res}.${extension}`,
  res,
  autoplay,
});
const film = {
  src: '/film.mp4',
  sources: [source(640), source(1280)],
  muted: true,
  loop: true,
  preload: 'none' as const,
  playbackRate: 0.5,
};

/** What the player needs of a video element. */
class Video extends EventTarget {
  src = '';
  preload = '';
  paused = true;
  loads: string[] = [];
  plays = 0;
  refuses = false;
  canPlayType = (type: string) => (type === 'video/webm' ? '' : 'maybe');
  load() {
    this.loads.push(this.src);
  }
  play() {
    this.plays += 1;
    if (this.refuses) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  removeAttribute() {
    this.src = '';
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(given: Partial<typeof film> = {}) {
  const video = new Video();
  const states: FilmState[] = [];
  const window = { width: 390 };
  const player = createFilmPlayer({
    video: video as unknown as HTMLVideoElement, // The part of one that a film needs.
    film: { ...film, ...given },
    width: () => window.width,
    onChange: (state) => states.push(state),
  });
  return { video, player, window, state: () => states.at(-1), ready: () => ready(video) };
}

function ready(video: Video) {
  video.dispatchEvent(new Event('canplay'));
}

test('nothing is fetched before the film is near the window; then it is hidden until it plays', () => {
  const { video, player, state, ready } = open();
  expect(video.loads).toEqual([]);
  player.setInView(true);
  expect(video.loads).toEqual(['/film-640.mp4']);
  expect(state()).toBeUndefined();
  ready();
  expect(state()).toEqual({ isShown: true, isPlaying: true });
  expect(video).toMatchObject({ muted: true, loop: true, playbackRate: 0.5 });
});

test('out of the window it rests, and goes on when it is back', () => {
  const { video, player, state, ready } = open();
  player.setInView(true);
  ready();
  player.setInView(false);
  expect(state()?.isPlaying).toBe(false);
  player.setInView(true);
  expect(state()?.isPlaying).toBe(true);
  expect(video.loads).toHaveLength(1);
});

test('a wider window gets another source: looked at every 250 ms, hidden at once, loaded a second later', () => {
  const { video, player, window, state, ready } = open();
  player.setInView(true);
  ready();
  player.resize();
  window.width = 900;
  player.resize();
  vi.advanceTimersByTime(249);
  expect(state()?.isShown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(state()).toEqual({ isShown: false, isPlaying: false });
  vi.advanceTimersByTime(999);
  expect(video.loads).toEqual(['/film-640.mp4']);
  vi.advanceTimersByTime(1);
  expect(video.loads).toEqual(['/film-640.mp4', '/film-1280.mp4']);
  ready();
  expect(state()).toEqual({ isShown: true, isPlaying: true });
});

test('what a visitor has stopped stays stopped, and what does not start by itself waits for them', () => {
  const { player, state, ready } = open();
  player.setInView(true);
  ready();
  player.toggle();
  ready();
  expect(state()?.isPlaying).toBe(false);
  player.toggle();
  expect(state()?.isPlaying).toBe(true);

  const waiting = open({ sources: [source(640, 'mp4', false)] });
  waiting.player.setInView(true);
  waiting.ready();
  expect(waiting.video).toMatchObject({ plays: 0, preload: 'none' });
  waiting.player.toggle();
  expect(waiting.state()).toEqual({ isShown: true, isPlaying: true });
});

test('a format that the browser does not play is passed over, and so is what fails', () => {
  const { video, player, state } = open({ sources: [source(640, 'webm'), source(640)] });
  player.setInView(true);
  expect(video.loads).toEqual(['/film-640.mp4']);
  video.dispatchEvent(new Event('error'));
  expect(video.loads).toEqual(['/film-640.mp4', '/film.mp4']);
  video.dispatchEvent(new Event('error'));
  expect(video.loads).toHaveLength(2);
  expect(state()).toEqual({ isShown: false, isPlaying: false });
});

test('a browser that refuses to play leaves the still, and nothing is thrown', async () => {
  const { video, player, state, ready } = open();
  video.refuses = true;
  player.setInView(true);
  ready();
  await vi.runAllTimersAsync();
  expect(state()).toEqual({ isShown: false, isPlaying: false });
});

test('a closed film listens to nothing any more', () => {
  const { video, player, ready } = open();
  player.setInView(true);
  player.resize();
  player.close();
  ready();
  vi.advanceTimersByTime(5000);
  expect(video).toMatchObject({ plays: 0, src: '' });
});
