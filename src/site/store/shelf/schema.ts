import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const storeGridSchema = describedBlok(
  z.object({
    ...blokFields('store-grid'),
    /** Which shelf of the store. */
    category: described(choice(['lift-kits', 'wheels', 'tires'], 'wheels'), {
      label: texts['category.label'],
      options: {
        'lift-kits': texts['category.options.lift-kits'],
        wheels: texts['category.options.wheels'],
        tires: texts['category.options.tires'],
      },
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'grid',
    group: 'shop',
  },
);

export type StoreGridBlok = z.infer<typeof storeGridSchema>;
