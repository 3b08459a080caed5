// node tools/soak/body-flood.ts <url> <posts> <megabytes> <megabytes per second in total>: posts a form with one
// large
// file over this many connections at once, in chunks, and prints how many got which response as JSON.
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const [url = '', posts = '1', megabytes = '10', perSecond = '400'] = process.argv.slice(2);
const megabyte = 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 0xff);
const head = [
  '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nRosa\r\n',
  ...['photo', 'resume', 'file'].map(
    (name) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`,
  ),
];
const field = /careers/.test(url) ? 2 : /uploads/.test(url) ? 3 : 1;

let allowance = 0;
const paceMs = 50;
const pace = setInterval(() => {
  const more = (Number(perSecond) * megabyte * paceMs) / 1000;
  allowance = Math.min(allowance + more, more * 4);
}, paceMs);

async function post(): Promise<string> {
  const outgoing = request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b', Accept: 'text/html' },
  });
  const answer = new Promise<string>((resolve) => {
    outgoing.on('response', (response) => {
      response.resume();
      const again = response.headers['retry-after'] ? ' Retry-After' : '';
      resolve(`${response.statusCode}${again}`);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'broken'));
  });
  const state = { answered: false };
  void answer.then(() => {
    state.answered = true;
  });
  outgoing.write(`${head[0]}${head[field]}`);
  for (let sent = 0; sent < Number(megabytes) * megabyte && !state.answered; ) {
    if (allowance < chunk.length) {
      await wait(paceMs / 2);
      continue;
    }
    allowance -= chunk.length;
    sent += chunk.length;
    if (!outgoing.write(chunk)) {
      await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), answer]);
    }
  }
  outgoing.end('\r\n--b--\r\n');
  const result = await answer;
  outgoing.destroy();
  return result;
}

const results = await Promise.all(Array.from({ length: Number(posts) }, post));
clearInterval(pace);
const groups = Map.groupBy(results, (result) => result);
console.log(JSON.stringify(Object.fromEntries([...groups].map(([key, all]) => [key, all.length]))));
