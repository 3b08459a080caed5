import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

// They change the same settings.
test.describe.configure({ mode: 'serial' });

test('what cannot be saved is marked, and nothing is lost; what can be is on the site, beside what somebody else saved meanwhile', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'manager');
  const letGo = await holdBack(page, '**/assets/entry.client-*.js');
  await page.goto('/admin/settings/shop', { waitUntil: 'domcontentloaded' });
  const hosts = page.getByLabel('Hosts');
  const opened = await hosts.inputValue();

  await test.step('what is selected stays selected when the script takes the page over', async () => {
    await hosts.selectText();
    letGo();
    await expectHydrated(hosts);
    await page.keyboard.insertText('another.example');
    await expect(hosts).toHaveValue('another.example');
  });
  await expectAccessibleInTwoLooks(page);

  // Half past, at which this shop opens on other days.
  const minute = 31 + Math.floor(Math.random() * 28);
  const time = `7:${minute}am`;
  const phoneNumber = page.getByLabel('Phone', { exact: true });
  const monday = page.getByLabel('Monday closes');
  const closes = await monday.inputValue();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await test.step('what cannot be saved is marked at its field', async () => {
    await phoneNumber.fill('12');
    await monday.fill('06:00');
    await page.getByLabel('City').fill('Tempe');
    await hosts.fill('orrery-forged.example\nthe other shop');
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    await page.getByLabel('Sunday opens').fill(`07:${minute}`);
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Some of this cannot be saved');
    await expect(phoneNumber).toHaveAccessibleDescription(/US phone number/);
    await expect(page.getByText('It has to close later than it opens')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Tempe');
    await expect(hosts).toHaveAccessibleDescription(/"the other shop" is no host/);
    await expect(hosts).toHaveValue('orrery-forged.example\nthe other shop');
  });
  expect(await (await request.get('/contact')).text()).not.toContain(time);

  const host = `shop-${Date.now()}.example`;
  const other = new PlainVisitor(page);
  await other.open('/admin/settings/shop');
  await other.press('Save', { storeHosts: `${opened}\n${host}` });
  expect(await other.text('[role=status]')).toContain('Saved. Visitors see it now.');

  // The form still knows what it was opened with: the hosts count as not changed.
  await hosts.fill(opened);
  await phoneNumber.fill('(480) 777-7700');
  await monday.fill(closes);
  await page.getByLabel('City').fill('Phoenix');
  await save.click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  expect(await (await request.get('/contact')).text()).toContain(`${time}-`);
  await other.open('/admin/settings/shop');
  expect(await other.text('[name=storeHosts]')).toContain(host);
  expect(other.html).toContain(`value="07:${minute}"`);

  await other.open('/admin/history?q=test manager');
  // Other tests work as the same manager meanwhile.
  const done = await other.textsOf('tbody tr');
  expect(done.find((row) => row.includes('settings'))).toMatch(
    /Test manager.*Changed the settings/,
  );
});

test('days off come and go without script, and the way to head and foot is shown', async ({
  page,
  context,
}) => {
  await signInAs(context, 'owner');
  const owner = new PlainVisitor(page);
  await owner.open('/admin/settings/shop');
  await owner.press('Add the day', {
    date: '2027-07-05',
    'reason-en': 'Inventory day',
    'reason-es': 'Inventario',
  });
  expect(await owner.text('th[scope=row]')).toContain('July 5, 2027');
  await owner.press('Remove July 5, 2027');
  expect(await owner.text('th[scope=row]')).not.toContain('July 5, 2027');
  await owner.follow('Edit header and footer');
  expect(owner.path).toMatch(/^\/admin\/content\/\d+$/);
});

test('a key that is none is marked at its own service alone, with what was typed', async ({
  page,
  context,
}) => {
  await signInAs(context, 'owner');
  const owner = new PlainVisitor(page);
  await owner.open('/admin/settings/integrations');
  await owner.press({ css: 'form:has(#indexnow-key) [type=submit]' }, { key: 'not a key!' }, 422);
  expect(await owner.textsOf('main .field-error')).toEqual([
    expect.stringContaining('Write 8 to 128 letters, digits or dashes'),
  ]);
  const marked = await owner.markup.evaluate((read) => {
    const field = read.querySelector('#indexnow-key');
    const said = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      typed: field?.getAttribute('value'),
      said: said.map((id) => read.getElementById(id)?.textContent).join(' '),
    };
  });
  expect(marked).toEqual({
    typed: 'not a key!',
    said: expect.stringContaining('Write 8 to 128 letters'),
  });
});

test('a field that is left out is named beside itself, in the middle of the screen, not in a bubble', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(context, 'manager');
  await page.goto('/admin/settings/services/new');
  const save = page.getByRole('button', { name: 'Save' });
  await expectHydrated(save);
  await page.getByLabel('Name in English').fill('Window tint');
  await save.click();
  const field = page.getByLabel('Name in Spanish');
  await expect(field).toHaveAccessibleDescription(/This field is required/);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  const isOnTop = await field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await expectAccessible(page, phone);
  await field.fill('Polarizado');
  await expect(page.getByText('This field is required')).toHaveCount(0);
});
