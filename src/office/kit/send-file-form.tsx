import { Form } from 'react-router';
import { Field } from '#src/web/forms/field.tsx';
import { type Answer, issueOf } from './answer.ts';

type SendFileFormProps = {
  label: string;
  /** Which files it takes, in words. */
  help: string;
  /** Their endings: ".csv,.zip". */
  accept: string;
  send: string;
  answer: Answer<string> | undefined;
};

/** A form that sends one file; whatever is wrong with the file is said beside it. */
export function SendFileForm({ label, help, accept, send, answer }: SendFileFormProps) {
  const problem = answer && 'problem' in answer ? answer.problem : null;
  const errors = issueOf(answer, 'file') ?? (problem ? [problem] : undefined);
  return (
    <Form method="post" encType="multipart/form-data" className="send-file">
      <Field id="file" label={label} help={help} errors={errors}>
        <input className="input" id="file" type="file" name="file" required accept={accept} />
      </Field>
      <button type="submit" className="button">
        {send}
      </button>
    </Form>
  );
}
