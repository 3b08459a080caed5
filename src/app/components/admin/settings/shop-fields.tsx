import { Form } from 'react-router';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { FormEnd } from '#src/app/components/admin/kit/form-end.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import settingsStrings from '#src/app/strings/admin-settings.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { HoursFields } from './hours-fields.tsx';
import type { ShopValues } from './shop-form.ts';

type ShopFieldsProps = { shop: ShopValues; answer: Answer<string> | undefined };

/** Opening hours, how to reach the shop, where it is: one form. */
export function ShopFields({ shop: { fields, days }, answer }: ShopFieldsProps) {
  const t = useStrings(settingsStrings);
  const line = (name: keyof typeof fields) => ({
    name,
    answer,
    label: t(name),
    value: fields[name],
    required: true,
  });
  return (
    <Form method="post" preventScrollReset className="settings-form">
      <input type="hidden" name="intent" value="shop" />
      <Panel title={t('hours')} help={t('hours.help')}>
        <HoursFields days={days} answer={answer} />
      </Panel>
      <Panel title={t('contact')}>
        <div className="aform">
          <TextLine {...line('phone')} type="tel" />
          <TextLine {...line('smsPhone')} type="tel" />
          <TextLine {...line('email')} type="email" />
        </div>
      </Panel>
      <Panel title={t('address')}>
        <div className="aform">
          <TextLine {...line('street')} />
          <TextLine {...line('city')} />
          <TextLine {...line('region')} />
          <TextLine {...line('postalCode')} />
        </div>
      </Panel>
      <FormEnd save={t('save')} />
    </Form>
  );
}
