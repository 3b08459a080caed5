/**
 * Where the shop's database holds data about customers, table by table. A test compares it with the schema: a new
 * table, or a new text column in a table about people, must be added here, and what is `personal` must be found and
 * erased (`holdings.server.ts`).
 */
export type TableData =
  | {
      holds: 'customers';
      /** Columns with personal data. */
      personal: readonly string[];
      /** Text columns that never contain any. */
      plain: readonly string[];
      /** What erasing does to a row that stays. */
      rowStays?: string;
    }
  | { holds: 'staff' | 'nobody' | 'passing'; because: string };

const goods: TableData = { holds: 'nobody', because: 'goods and vehicles' };
const pages: TableData = { holds: 'nobody', because: 'what staff write for everybody to read' };
const account: TableData = { holds: 'staff', because: 'accounts of those who work here' };
const origin = ['source', 'experiments'] as const;
const desk = { personal: ['close_reason'], plain: ['assignee_id'] } as const;

export const dataMap: Readonly<Record<string, TableData>> = {
  leads: {
    holds: 'customers',
    personal: ['name', 'contact', 'note', 'vin', 'topic', 'snapshot', ...origin, ...desk.personal],
    plain: ['locale', ...desk.plain],
  },
  appointment_requests: {
    holds: 'customers',
    personal: ['name', 'contact', 'note', 'vehicle', ...origin, ...desk.personal],
    plain: ['service', 'wished_date', 'locale', ...desk.plain],
  },
  appointments: {
    holds: 'customers',
    personal: ['name', 'contact', 'note', 'vehicle', 'cancel_reason', ...origin],
    plain: ['service', 'service_name', 'not_before'],
  },
  waiting_list: {
    holds: 'customers',
    personal: ['name', 'email', 'note', 'vehicle', ...desk.personal],
    plain: ['service', 'from_date', 'until_date', 'not_before', ...desk.plain],
  },
  inquiries: {
    holds: 'passing',
    because: 'derived from the three tables above, whose triggers change and delete it with them',
  },
  lead_events: {
    holds: 'customers',
    personal: ['text', 'detail'],
    plain: ['actor_id', 'actor_name'],
  },
  reply_templates: pages,
  calendar_feeds: { holds: 'staff', because: 'which of the staff reads the calendar elsewhere' },
  calendar_entries: { holds: 'customers', personal: ['reason', 'held_by'], plain: ['service'] },
  calendar_occupations: { holds: 'nobody', because: 'which bay when; goes with its entry' },
  builds: {
    holds: 'customers',
    personal: ['meta', 'own_truck', 'capability_hash', ...origin],
    plain: ['locale', 'selected_options', 'current_option', 'first_option'],
  },
  build_photos: { holds: 'customers', personal: ['key', 'file_name', 'sha256'], plain: [] },
  build_reminders: { holds: 'customers', personal: ['email'], plain: ['locale'] },
  build_snapshots: {
    holds: 'nobody',
    because:
      'a shared build leads to nobody; its key is a hash that only the build could be found by',
  },
  build_votes: { holds: 'nobody', because: 'which shared builds somebody asked friends about' },
  build_ballots: {
    holds: 'passing',
    because: 'hashes of a random number in a browser, different in each vote; gone with the vote',
  },
  career_candidates: {
    holds: 'customers',
    personal: ['person_key', 'name', 'contact'],
    plain: ['job_slug'],
  },
  career_applications: {
    holds: 'customers',
    personal: ['name', 'contact', 'message', 'answers', ...origin],
    plain: ['job_slug', 'locale'],
  },
  career_resumes: {
    holds: 'customers',
    personal: ['key', 'file_name', 'sha256', 'seal'],
    plain: ['content_type', 'warnings'],
  },
  career_events: { holds: 'customers', personal: ['text'], plain: ['author'] },
  career_uploads: {
    holds: 'passing',
    because: 'names of files that a crash left; cleared by a job',
  },
  career_jobs: pages,
  content_spaces: pages,
  content_stories: pages,
  content_publications: pages,
  content_versions: pages,
  content_schedules: pages,
  content_redirects: pages,
  content_preview_links: pages,
  content_tokens: pages,
  content_datasources: pages,
  content_datasource_entries: pages,
  content_internal_tags: pages,
  content_presets: pages,
  content_experiments: pages,
  visit_events: {
    holds: 'passing',
    because: 'of visitors whose hash nobody can make again after a day',
  },
  visit_days: { holds: 'nobody', because: 'which days of visits are counted' },
  visit_figures: { holds: 'nobody', because: 'how many visitors a day had' },
  visit_salts: { holds: 'passing', because: 'keys of those hashes, gone when they expire' },
  experiment_units: { holds: 'passing', because: 'hashes whose key goes when the experiment ends' },
  experiment_goals: { holds: 'passing', because: 'hashes whose key goes when the experiment ends' },
  mail_messages: {
    holds: 'customers',
    personal: ['recipient', 'reply_to', 'data', 'subject', 'html', 'plain', 'last_error'],
    plain: ['locale', 'letter'],
  },
  gallery_builds: {
    holds: 'customers',
    personal: ['record'],
    plain: ['slug', 'make', 'make_slug', 'vehicle_id', 'model', 'finished_on'],
    rowStays: 'the finished truck stays; its owner’s first name and city go',
  },
  audit_entries: {
    holds: 'customers',
    personal: ['subject_name', 'detail'],
    plain: [
      'actor_kind',
      'actor_id',
      'actor_name',
      'action',
      'subject_kind',
      'subject_id',
      'request_id',
    ],
    rowStays: 'what was done stays, without the name of whom it was done to',
  },
  idempotent_answers: { holds: 'passing', because: 'sealed, and gone after a day' },
  request_counts: { holds: 'passing', because: 'counts of networks, gone after minutes' },
  reviews: {
    holds: 'nobody',
    because:
      'words that a customer had published under a name of their choice, with no way to them',
  },
  review_invitations: {
    holds: 'customers',
    personal: ['name', 'email', 'vehicle'],
    plain: [],
  },
  gallery_pictures: { holds: 'nobody', because: 'pictures that the shop shows' },
  rate_sets: { holds: 'staff', because: 'who saved the rates' },
  shop_settings: pages,
  backup_runs: { holds: 'nobody', because: 'when backups were made' },
  integration_settings: {
    holds: 'nobody',
    because: 'how services are reached; passwords are sealed',
  },
  seed_runs: { holds: 'nobody', because: 'which demo data was put in' },
  media_assets: pages,
  media_folders: pages,
  media_uploads: { holds: 'staff', because: 'who is uploading' },
  catalog_lines: goods,
  catalog_variants: goods,
  catalog_vehicles: goods,
  catalog_versions: goods,
  fact_versions: goods,
  feed_id_names: goods,
  feed_fetches: goods,
  fit_applications: goods,
  fit_answers: { holds: 'staff', because: 'who answered' },
  fit_conflicts_seen: { holds: 'staff', because: 'who looked at it' },
  fit_files: goods,
  fit_hints: goods,
  goods_batches: goods,
  goods_changes: goods,
  goods_import_batches: goods,
  goods_import_pictures: goods,
  goods_import_presence: goods,
  goods_import_rows: goods,
  goods_import_supply: goods,
  goods_import_supply_before: goods,
  goods_imports: goods,
  goods_own_fields: goods,
  goods_pictures: goods,
  part_supply: goods,
  supplier_feeds: {
    holds: 'nobody',
    because: 'where suppliers keep their files; passwords are sealed',
  },
  supplier_goods: goods,
  supplier_layouts: goods,
  supplier_numbers: goods,
  supplier_pictures: goods,
  supplier_profiles: goods,
  auth_users: account,
  auth_sessions: account,
  auth_accounts: account,
  auth_verifications: account,
  auth_two_factors: account,
  auth_passkeys: account,
  auth_invitations: account,
  auth_attempts: account,
};
