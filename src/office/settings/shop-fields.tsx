import { Form } from 'react-router';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TextLines } from '#src/office/kit/text-lines.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { openedField } from './changed-fields.ts';
import { HoursFields } from './hours-fields.tsx';
import { type ShopValues, shownFields } from './shop-form.ts';
import { storeHostsField } from './store-hosts.ts';
import settingsStrings from './words.json' with { type: 'json' };
import type { ZoneChoices } from './zone-choices.server.ts';
import { ZoneLine } from './zone-line.tsx';
import { ZoneMovePanel } from './zone-move/zone-move-panel.tsx';
import type { ZoneMoveView } from './zone-move/zone-move-view.ts';

type ShopFieldsProps = {
  shop: ShopValues;
  zones: ZoneChoices;
  answer: Answer<string> | undefined;
  /** What the time zone in the form moves, to be confirmed. */
  zoneMove?: ZoneMoveView | undefined;
};

/** Hours, identity, contact details, place, and linked stores: one form. */
export function ShopFields({ shop, zones, answer, zoneMove }: ShopFieldsProps) {
  const t = useStrings(settingsStrings);
  const { fields, days, storeHosts } = shop;
  const opened = typedIn(answer, openedField) ?? JSON.stringify(shownFields(shop));
  return (
    // The server checks every field, so that all errors are told at once and not first what the browser can tell.
    <Form method="post" preventScrollReset className="settings-form" noValidate>
      <input type="hidden" name="intent" value="shop" />
      <input type="hidden" name={openedField} value={opened} />
      <div>
        <Panel title={t('hours')} help={t('hours.help')}>
          <HoursFields days={days} answer={answer} />
        </Panel>
        <Panel title={t('clock')}>
          <div className="edit-form">
            <ZoneLine value={fields.timeZone} zones={zones} answer={answer} />
          </div>
          {zoneMove && <ZoneMovePanel move={zoneMove} />}
        </Panel>
        <FactsPanel fields={fields} answer={answer} />
      </div>
      <div>
        <ContactPanel fields={fields} answer={answer} />
        <AddressPanel fields={fields} answer={answer} />
        <Panel title={t('stores')} help={t('stores.help')}>
          <div className="edit-form">
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
      </div>
      <FormEnd save={t('save')} />
    </Form>
  );
}

type MaybeField =
  | 'legalName'
  | 'founded'
  | 'priceRange'
  | 'smsPhone'
  | 'region'
  | 'postalCode'
  | 'position';

type PanelProps = Pick<ShopValues, 'fields'> & Pick<ShopFieldsProps, 'answer'>;

/** Props shared by the lines of the form: `maybe` fields may stay empty and have a help text. */
function useShopLines({ fields, answer }: PanelProps) {
  const t = useStrings(settingsStrings);
  const line = (name: keyof typeof fields) => ({
    name,
    answer,
    label: t(name),
    value: fields[name],
    required: true,
  });
  const maybe = (name: MaybeField) => ({
    ...line(name),
    required: false,
    optional: t('optional'),
    help: t(`${name}.help`),
  });
  return { line, maybe };
}

/** The shop's identity. */
function FactsPanel({ fields, answer }: PanelProps) {
  const t = useStrings(settingsStrings);
  const { line, maybe } = useShopLines({ fields, answer });
  return (
    <Panel title={t('facts')} help={t('facts.help')}>
      <div className="edit-form">
        <TextLine {...line('name')} maxLength={80} />
        <TextLine {...maybe('legalName')} maxLength={120} />
        <TextLine {...maybe('founded')} maxLength={4} />
        <TextLine {...maybe('priceRange')} maxLength={60} />
      </div>
    </Panel>
  );
}

/** Its contact details. */
function ContactPanel({ fields, answer }: PanelProps) {
  const t = useStrings(settingsStrings);
  const { line, maybe } = useShopLines({ fields, answer });
  return (
    <Panel title={t('contact')} help={t('contact.help')}>
      <div className="edit-form">
        <TextLine {...line('phone')} type="tel" />
        <TextLine {...maybe('smsPhone')} type="tel" />
        <TextLine {...line('email')} type="email" help={t('email.help')} />
      </div>
    </Panel>
  );
}

/** Its place and service area. */
function AddressPanel({ fields, answer }: PanelProps) {
  const t = useStrings(settingsStrings);
  const { line, maybe } = useShopLines({ fields, answer });
  return (
    <Panel title={t('address')} help={t('address.help')}>
      <div className="edit-form">
        <TextLine {...line('street')} required={false} optional={t('optional')} />
        <TextLine {...line('city')} required={false} optional={t('optional')} />
        {/* After saving, a name that was typed stands there as its two letters. */}
        <TextLine key={fields.region} {...maybe('region')} />
        <TextLine {...maybe('postalCode')} />
        <TextLine {...maybe('position')} />
        <TextLines
          name="areaServed"
          answer={answer}
          label={t('areaServed')}
          help={t('areaServed.help')}
          rows={4}
          value={fields.areaServed}
        />
      </div>
    </Panel>
  );
}
