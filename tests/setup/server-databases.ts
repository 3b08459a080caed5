import pg from 'pg';

/** Creates a database as a copy of another one that nobody is connected to. */
export function createOnServer(
  server: string,
  { name, template }: { name: string; template: string },
) {
  return runOnServer(server, `create database ${name} template ${template}`);
}

export function dropOnServer(server: string, name: string) {
  return runOnServer(server, `drop database if exists ${name} with (force)`);
}

/** The server's URL with another database name. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function runOnServer(server: string, statement: string) {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
