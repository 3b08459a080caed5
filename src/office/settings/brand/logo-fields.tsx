import { type Answer, issueOf, typedIn } from '#src/office/kit/answer.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import brandStrings from './words.json' with { type: 'json' };

export type LogoState = {
  logo: 'wheel' | 'name' | 'picture';
  hasDarkLogo: boolean;
  hasIcon: boolean;
};

type LogoFieldsProps = { logo: LogoState; answer: Answer<string> | undefined };

/** What stands at the head of every page, and what the icon on a phone shows. */
export function LogoFields({ logo, answer }: LogoFieldsProps) {
  const t = useStrings(brandStrings);
  const chosen = typedIn(answer, 'logo') ?? logo.logo;
  return (
    <Panel title={t('logo')} help={t('logo.help')}>
      <fieldset className="brand-logo">
        <legend className="visually-hidden">{t('logo')}</legend>
        {(['name', 'wheel', 'picture'] as const).map((kind) => (
          <label key={kind} className="check">
            <input type="radio" name="logo" value={kind} defaultChecked={chosen === kind} />
            <span>{t(`logo.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="edit-form brand-pair">
        <FileLine name="logoFile" label={t('logoFile')} help={t('logoFile.help')} answer={answer} />
        <FileLine
          name="darkLogoFile"
          label={t('darkLogoFile')}
          help={t('darkLogoFile.help')}
          answer={answer}
        />
        <FileLine name="iconFile" label={t('iconFile')} help={t('iconFile.help')} answer={answer} />
      </div>
      {logo.hasDarkLogo && <TickLine name="noDarkLogo" label={t('noDarkLogo')} isOn={false} />}
      {logo.hasIcon && <TickLine name="noIcon" label={t('noIcon')} isOn={false} />}
    </Panel>
  );
}

type FileLineProps = {
  name: string;
  label: string;
  help: string;
  answer: Answer<string> | undefined;
};

function FileLine({ name, label, help, answer }: FileLineProps) {
  const errors = issueOf(answer, name);
  return (
    <Field id={name} label={label} help={help} errors={errors}>
      <input
        className="input"
        type="file"
        id={name}
        name={name}
        accept=".svg,.png,.webp,.jpg,.jpeg,image/svg+xml,image/png,image/webp,image/jpeg"
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(name, { errors, help })}
      />
    </Field>
  );
}
