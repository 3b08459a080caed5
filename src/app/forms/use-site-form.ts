import { type DefaultValue, type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData } from 'react-router';
import type { z } from 'zod';

/**
 * One form, one schema, on both sides. Aggressive mode: a field is checked while it is typed and
 * when it is left. The server's answer brings back what was typed, with or without script.
 */
export function useSiteForm<Values extends Record<string, unknown>>(options: {
  id: string;
  schema: z.ZodType<Values>;
  defaultValue?: DefaultValue<Values>;
}) {
  const lastResult = useActionData<SubmissionResult>();
  return useForm<Values>({
    id: options.id,
    lastResult: lastResult ?? null,
    ...(options.defaultValue ? { defaultValue: options.defaultValue } : {}),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: options.schema }),
  });
}
