// The spreadsheet's side of the site's forms, for Google Apps Script: one row for each lead, however often it is sent.
// Paste it into Extensions > Apps Script of the spreadsheet, then Deploy > New deployment > Web app, "Execute as: Me",
// "Who has access: Anyone". The address that you get is `endpoints.sheet` of site.yaml; with `?resource=jobs` behind it,
// it is `endpoints.jobs`. After a change here deploy a NEW VERSION: the old one goes on serving otherwise.

/** The columns of the sheet "Leads", and the only fields that are taken. A field of your own belongs here, too. */
const COLUMNS = [
  'received',
  'lead_id',
  'mail_status',
  'pageName',
  'industryType',
  'contactPerson',
  'firstName',
  'lastName',
  'companyName',
  'mobile',
  'email',
  'message',
  'company',
  'captcha',
  'time',
  'spam',
];
/** A field that people do not see. Whoever fills it in is probably no person: the lead goes to "Spam", never away. */
const TRAP = 'your-website';
const LONGEST = 5000;
/** How far back a repeated lead is looked for, in rows. Repetitions come within 72 hours. */
const LOOK_BACK = 5000;
/** Leads that waited so long for the news of their mail are mailed to you by `notifyUnconfirmed`, in ms. */
const UNCONFIRMED_AFTER = 10 * 60 * 1000;
/** A lead's mail only ever moves forward in this order; `told` is written by `notifyUnconfirmed`. */
const STATUSES = ['', 'unknown', 'failed', 'sent', 'told'];

/** Takes a lead. Answers `ok` only when its row is written; everything else is to be sent again. */
function doPost(event) {
  try {
    const lead = readLead_((event && event.parameter) || {});
    const lock = LockService.getScriptLock();
    // Without the lock nothing is written: two at once would write over each other's row.
    if (!lock.tryLock(25000)) return answer_({ result: 'busy', retry: true });
    try {
      const duplicate = writeLead_(lead);
      SpreadsheetApp.flush();
      return answer_({ result: 'ok', duplicate: duplicate });
    } finally {
      lock.releaseLock();
    }
  } catch (error) {
    console.error(error);
    return answer_({ result: 'error', message: String(error) });
  }
}

/** `?resource=jobs`: the open jobs. `?resource=status&id=`: whether a lead has its row. Else: that the script is alive. */
function doGet(event) {
  const parameter = (event && event.parameter) || {};
  if (parameter.resource === 'jobs') return answer_(readJobs_());
  if (parameter.resource === 'status')
    return answer_({ found: findRow_(sheet_('Leads'), String(parameter.id || '')) > 0 });
  return answer_({ result: 'ok', resource: 'health' });
}

/** Mails you every lead whose own mail is not confirmed. Set a trigger: every 10 minutes (Triggers > Add trigger). */
function notifyUnconfirmed() {
  const sheet = sheet_('Leads');
  const rows = sheet.getDataRange().getValues();
  const columns = rows[0];
  const at = (name) => columns.indexOf(name);
  for (let index = Math.max(1, rows.length - LOOK_BACK); index < rows.length; index++) {
    const row = rows[index];
    const open = ['unknown', 'failed'].indexOf(row[at('mail_status')]) >= 0;
    if (!open || Date.now() - new Date(row[at('received')]).getTime() < UNCONFIRMED_AFTER) continue;
    const lines = columns.map((name, column) => name + ': ' + row[column]);
    MailApp.sendEmail(
      Session.getEffectiveUser().getEmail(),
      'Lead without a mail [' + row[at('lead_id')].slice(0, 8) + ']',
      lines.join('\n'),
    );
    sheet.getRange(index + 1, at('mail_status') + 1).setValue('told');
  }
}

/** @returns the known fields of a request, as text of a sensible length, with an id */
function readLead_(parameter) {
  const lead = {};
  COLUMNS.forEach((name) => {
    if (parameter[name] !== undefined) lead[name] = String(parameter[name]).slice(0, LONGEST);
  });
  lead.received = new Date().toISOString();
  // The page itself says in `spam` why a message looks like spam.
  lead.trapped = Boolean(parameter[TRAP] || parameter.spam);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(lead.lead_id || ''))
    lead.lead_id = idFromContent_(parameter);
  return lead;
}

/** A lead without an id (a form that was sent without script) is the same one if it says the same within 10 minutes. */
function idFromContent_(parameter) {
  const names = COLUMNS.filter((name) => ['lead_id', 'received', 'time', 'captcha'].indexOf(name) < 0);
  const content = JSON.stringify([Math.floor(Date.now() / 600000), names.map((name) => String(parameter[name] || ''))]);
  const bytes = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, content, Utilities.Charset.UTF_8);
  return (
    'content-' +
    bytes
      .slice(0, 16)
      .map((byte) => ((byte + 256) % 256).toString(16).padStart(2, '0'))
      .join('')
  );
}

/** @returns whether the lead had its row already; then only the state of its mail may move forward */
function writeLead_(lead) {
  const sheet = sheet_(lead.trapped ? 'Spam' : 'Leads');
  const columns = sheet.getRange(1, 1, 1, sheet.getLastColumn()).getValues()[0];
  const row = findRow_(sheet, lead.lead_id);
  if (!row) {
    sheet.appendRow(columns.map((name) => safeCell_(lead[name] === undefined ? '' : lead[name])));
    return false;
  }
  const cell = sheet.getRange(row, columns.indexOf('mail_status') + 1);
  if (STATUSES.indexOf(lead.mail_status || '') > STATUSES.indexOf(cell.getValue())) cell.setValue(lead.mail_status);
  return true;
}

/** @returns the number of the lead's row, 0 when there is none; by the header's names, so that columns may be moved */
function findRow_(sheet, id) {
  const last = sheet.getLastRow();
  const first = Math.max(2, last - LOOK_BACK + 1);
  if (!id || last < 2) return 0;
  const columns = sheet.getRange(1, 1, 1, sheet.getLastColumn()).getValues()[0];
  const ids = sheet.getRange(first, columns.indexOf('lead_id') + 1, last - first + 1, 1).getValues();
  for (let index = ids.length - 1; index >= 0; index--) if (ids[index][0] === id) return first + index;
  return 0;
}

/** @returns the rows of the sheet "Jobs" whose status is not "Closed" or "Inactive", by the names in its first row */
function readJobs_() {
  const sheet = SpreadsheetApp.getActive().getSheetByName('Jobs');
  if (!sheet) return [];
  const rows = sheet.getDataRange().getDisplayValues();
  const status = rows[0].find((name) => /^status$/i.test(name));
  const jobs = rows.slice(1).map((row) => Object.fromEntries(rows[0].map((name, column) => [name, row[column]])));
  return jobs.filter((job) => Object.values(job).some(Boolean) && !/^(closed|inactive)$/i.test(job[status] || ''));
}

/** @returns the sheet of this name, with its header row */
function sheet_(name) {
  const book = SpreadsheetApp.getActive();
  const sheet = book.getSheetByName(name) || book.insertSheet(name);
  if (sheet.getLastRow() === 0) sheet.appendRow(COLUMNS);
  return sheet;
}

/**
 * Spreadsheets calculate what begins with one of these signs, some also behind blanks, quotes and what cannot be seen, and
 * in their full-width forms (OWASP, CSV injection). Every +91 number does.
 */
function safeCell_(text) {
  const formula = /^(?:[\t\r\n]|[\s'"\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b])/u;
  return formula.test(text) ? "'" + text : text;
}

function answer_(value) {
  return ContentService.createTextOutput(JSON.stringify(value)).setMimeType(ContentService.MimeType.JSON);
}
