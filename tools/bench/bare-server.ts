// The reference of the page benchmark, in its own process like the site: plain `node:http`
// that sends the same bytes as the site. Argument: the site's URL.
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const [site = ''] = process.argv.slice(2);
const { body, type } = await compressedHome(site);
const headers = { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length };
const server = createServer((_, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

/** With node:http, because fetch would decompress it. */
async function compressedHome(url: string): Promise<{ body: Buffer; type: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { body: Buffer.concat(chunks), type: response.headers['content-type'] ?? '' };
}
