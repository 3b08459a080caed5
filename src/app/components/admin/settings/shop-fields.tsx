import { Form } from 'react-router';
import { type Answer, typedIn } from '#src/app/components/admin/kit/answer.ts';
import { FormEnd } from '#src/app/components/admin/kit/form-end.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import { TextLines } from '#src/app/components/admin/kit/text-lines.tsx';
import settingsStrings from '#src/app/strings/admin-settings.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { openedField } from './changed-fields.ts';
import { HoursFields } from './hours-fields.tsx';
import { type ShopValues, shownFields } from './shop-form.ts';
import { storeHostsField } from './store-hosts.ts';

type ShopFieldsProps = { shop: ShopValues; answer: Answer<string> | undefined };

/** Opening hours, how to reach the shop, where it is, whose shops it links to: one form. */
export function ShopFields({ shop, answer }: ShopFieldsProps) {
  const t = useStrings(settingsStrings);
  const { fields, days, storeHosts } = shop;
  const opened = typedIn(answer, openedField) ?? JSON.stringify(shownFields(shop));
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
      <input type="hidden" name={openedField} value={opened} />
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
          <TextLine {...line('region')} help={t('region.help')} />
          <TextLine {...line('postalCode')} help={t('postalCode.help')} />
        </div>
      </Panel>
      <Panel title={t('stores')} help={t('stores.help')}>
        <div className="aform">
          <TextLines
            name={storeHostsField}
            answer={answer}
            label={t('storeHosts')}
            help={t('storeHosts.help')}
            rows={4}
            value={storeHosts}
          />
        </div>
      </Panel>
      <FormEnd save={t('save')} />
    </Form>
  );
}
