import type { EditReply } from './edit-answers.ts';
import type { EditRequest } from './edit-requests.ts';

/** `offline`: no response. `signed-out`: the session has ended, and the sign-in page answered. */
export type EditOutcome = EditReply | { ok: false; refusal: { code: 'offline' | 'signed-out' } };

/** Sends one request of the editor. Never throws: every failure is a result to show. */
export async function askServer(request: EditRequest): Promise<EditOutcome> {
  try {
    const response = await fetch(`/admin/content/${request.storyId}/edit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(request),
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect' || response.status === 401) return failed('signed-out');
    // Every other response of our own route has this type.
    return (await response.json()) as EditReply;
  } catch {
    return failed('offline');
  }
}

function failed(code: 'offline' | 'signed-out'): EditOutcome {
  return { ok: false, refusal: { code } };
}
