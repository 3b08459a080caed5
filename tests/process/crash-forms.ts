import type { RandomSource } from './random-source.ts';
import { servedFields } from './served-fields.ts';

/** With the job's own questions, by their names in the demo shop. */
export const application = {
  message: 'Ten years.',
  'q-explain': 'They would rub at full lock.',
  'q-spanish': '0',
  'q-hours': 'yes',
  'q-start': '2027-01-04',
  consent: 'on',
};

/** Something that a visitor sends, and may send again unchanged. */
export type CrashForm = { marker: string; kind: FormKind; send(origin: string): Promise<boolean> };

const formKinds = ['message', 'build', 'application'] as const;
type FormKind = (typeof formKinds)[number];

/** A form by a visitor from their own network; `send` is true once its sender was thanked. */
export function crashForm(random: RandomSource, number: number): CrashForm {
  const kind = formKinds[Math.floor(random() * formKinds.length)] ?? 'message';
  const marker = `Visitor ${number} ${crypto.randomUUID().slice(0, 8)}`;
  const visitor = new Visitor(number);
  const fields = {
    formId: crypto.randomUUID(),
    name: marker,
    contact: `visitor-${number}@example.org`,
  };
  const senders: Record<FormKind, CrashForm['send']> = {
    message: (origin) =>
      visitor.post(`${origin}/contact`, { ...fields, topic: 'price', message: 'It clunks.' }),
    application: (origin) =>
      visitor.post(`${origin}/careers/service-advisor`, { ...fields, ...application }),
    build: (origin) => visitor.sendBuild(origin, fields),
  };
  return { marker, kind, send: senders[kind] };
}

/** Errors in a form are permanent, so sending it again would never end. */
export class RefusedForm extends Error {}

type Fields = { formId: string; name: string; contact: string };

/** Simulates a browser: stores its cookies and has its own network. */
class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #network: string;
  #build: string | null = null;
  #served: Record<string, string> | null = null;

  constructor(number: number) {
    this.#network = `198.51.${100 + Math.floor(number / 250)}.${1 + (number % 250)}`;
  }

  /** Fills in the form of the page, and sends the same one again if it is asked to. */
  async post(url: string, fields: Record<string, string>): Promise<boolean> {
    this.#served ??= servedFields(await (await this.#fetch(url, {})).text());
    // The page of a server that is starting has no form yet.
    if (!this.#served.formToken) {
      this.#served = null;
      return false;
    }
    const body = new URLSearchParams({ ...fields, ...this.#served });
    const response = await this.#fetch(url, { method: 'POST', body });
    if (response.status === 422) throw new RefusedForm(`${url} refused ${body}`);
    return response.status === 303;
  }

  /** As the build's own script does: a token, a build, its details. */
  async sendBuild(origin: string, { name, contact }: Fields): Promise<boolean> {
    if (this.#cookies.size === 0) await this.#fetch(`${origin}/api/sanctum/csrf-cookie`, {});
    const body = { vehicleId: 'ford-f150-2021', year: 2021 };
    this.#build ??= await this.#json(`${origin}/p/v1/builds`, body);
    if (this.#build === null) return false;
    const details = { name, contact, preferred: 'email', note: '', consent: 'on' };
    return (await this.#json(`${origin}/p/v1/leads/${this.#build}/submission`, details)) !== null;
  }

  /** The id in the response; null if it was refused. */
  async #json(url: string, body: object): Promise<string | null> {
    const response = await this.#fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      },
    });
    const answer = (await response.json()) as { data?: { id?: string } };
    return response.ok ? (answer.data?.id ?? 'sent') : null;
  }

  async #fetch(url: string, request: RequestInit): Promise<Response> {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: {
        ...request.headers,
        'X-Forwarded-For': this.#network,
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}
