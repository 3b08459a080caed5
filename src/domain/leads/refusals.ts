import { declareReasons } from '../refusal.ts';

/** Why the lead desk refuses a change. */
export const why = declareReasons({
  'leads.missing': [],
  'leads.write-something': [],
  'leads.call-outcome': [],
  'leads.reply-to': [],
  'leads.no-subject': [],
  'leads.not-their-address': [],
  'leads.cannot-answer': [],
  'leads.changed-by': ['who'],
  'leads.changed': [],
  'leads.not-a-build': [],
  'leads.vehicle-gone': [],
  'leads.same': [],
  'leads.merged': [],
  'leads.lost-why': [],
  'leads.template-empty': [],
  'leads.template-fields': ['names'],
  'leads.template-name': [],
  'leads.template-changed': [],
  'leads.no-template': [],
  'leads.already-sent': [],
  'leads.bad-details': [],
  'leads.needs-vehicle': [],
  'leads.choose-vehicle': [],
});
