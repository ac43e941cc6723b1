// Fills and sends the forms of the sites.
import type { Locator, Page } from 'playwright/test';

/** Sends the open form's fields and gives back the first call's body. */
export async function sendAndRead(page: Page, send: () => Promise<void>): Promise<string> {
  const call = page.waitForRequest(/email\/send-form/);
  await send();
  return (await call).postDataBuffer()!.toString();
}

/** Fills a form that asks for a lead. */
export async function fillLead(form: Locator) {
  await form.getByLabel('Industry').selectOption('Textile');
  await form.getByLabel('Full Name').fill(`Asha ${'x'.repeat(Math.ceil(Math.random() * 20))}`);
  await form.getByLabel('Company Name').fill('Example Mills');
  await form.getByLabel('Mobile').fill('9876543210');
  await form.getByLabel('Email').fill('asha@example.com');
}
