/** Fields of PostgreSQL errors that quote written values; code, table and constraint do not. */
const quoting = ['params', 'detail', 'where', 'internalQuery', 'hint'] as const;

const paramsLine = /\nparams: [\s\S]*$/;
/** 'invalid input syntax for type uuid: "…"': messages of class 22 end with the value itself. */
const quotedValue = /: "[\s\S]*$/;

/**
 * Removes the parameter values from a failed statement's error and its causes: they are names, addresses and messages
 * of customers. Returns the same error; other errors are left alone.
 */
export function hideValues<Thrown>(thrown: Thrown): Thrown {
  if (!(thrown instanceof Error)) return thrown;
  const error = thrown as Error & Record<string, unknown>;
  const isRefusedValue = typeof error.code === 'string' && error.code.startsWith('22');
  if (isFailedQuery(error)) setMessage(error, error.message.replace(paramsLine, ''));
  if (isRefusedValue) setMessage(error, error.message.replace(quotedValue, ''));
  if (isFailedQuery(error) || 'severity' in error) {
    for (const name of quoting) delete error[name];
  }
  hideValues(error.cause);
  return thrown;
}

function isFailedQuery(error: Error): boolean {
  return 'query' in error && error.message.startsWith('Failed query:');
}

/** The stack starts with the message as it was when the error was created. */
function setMessage(error: Error, message: string): void {
  const { stack, message: before } = error;
  error.message = message;
  if (stack !== undefined) error.stack = stack.split(before).join(message);
}
