// Screens of the inventory and billing software: the counter, the invoice, the stock, the rates and the credit book.
import { DESK, TILL, desk, hands, item, till } from '../frames.mjs';
import { state } from '../screen.mjs';

const frame = (s, active, more) =>
  desk(s, { program: 'Counter', parts: ['Bills', 'Items', 'Stock', 'Rates', 'Parties', 'GST'], active, ...more });

function counter(s) {
  till(s, { program: 'Counter 2', parts: ['Bill', 'Held (1)', 'Returns', 'Day'], active: 0, note: 'Shabana, 18:42' });
  s.table(
    TILL.x,
    TILL.y,
    388,
    [
      [146, 'Item'],
      [56, 'Quantity', 'end'],
      [62, 'Rate', 'end'],
      [64, 'Amount', 'end'],
    ],
    [
      [['Basmati rice 5 kg', 'HSN 1006, 5 %'], '1', '642', '642.00'],
      [['Toor dal, loose', 'HSN 0713, from the scale'], '1.24', '168', '208.32'],
      [['Mustard oil 1 l', 'HSN 1514, 5 %'], '2', '172', '344.00'],
      [['Bath soap 4 x 125 g', 'One free with ten'], '1', '188', '188.00'],
      [['Tea 500 g', 'HSN 0902, 5 %'], '1', '265', '265.00'],
    ],
    { step: 44, chosen: 4 },
  );
  s.rect(TILL.x, 326, 388, 44, s.t.paper, 8, s.t.brand).note(TILL.x + 14, 353, 'Scan, type a code or three letters');
  for (const [index, key] of ['Hold', 'Discount', 'Return', 'Customer'].entries())
    s.button(TILL.x + index * 98, 382, key, { w: 94, h: 82, quiet: true });
  const x = 420;
  s.panel(x, TILL.y, 204, 150)
    .note(x + 16, 92, 'To pay')
    .text(x + 16, 126, '₹1,647.00', { size: 28, bold: true });
  s.facts(
    x + 16,
    156,
    [
      ['CGST', '₹44.13'],
      ['SGST', '₹44.13'],
    ],
    { step: 22 },
  ).note(x + 16, 200, '5 lines, taxes are in the rates');
  for (const [index, [name, amount]] of [
    ['UPI', '₹1,147.00'],
    ['Cash', '₹500.00'],
    ['Card', '₹0.00'],
  ].entries()) {
    const y = 226 + index * 54;
    s.rect(x, y, 204, 46, index < 2 ? s.t.soft : s.t.paper, 8, index < 2 ? s.t.brand : s.t.line);
    s.text(x + 16, y + 28, name, { size: 14, bold: true }).text(x + 188, y + 28, amount, { end: true });
  }
  s.button(x, 396, 'Print bill', { w: 204, h: 68 });
}

function invoice(s) {
  frame(s, 0, { title: 'Bill SB/26/1184', note: '18 June', button: 'Print' });
  s.panel(DESK.x, DESK.y, DESK.w, 290);
  s.note(DESK.x + 18, 94, 'Sold to').text(DESK.x + 18, 113, 'Laxmi Provision Store', { size: 14, bold: true });
  s.note(DESK.x + 18, 131, 'Ghaziabad, GSTIN 09ABCDE1234F1Z6').squareCode(544, 82, 62);
  const places = [DESK.x + 18, 322, 388, 470, 606];
  s.rect(DESK.x + 1, 156, DESK.w - 2, 28, s.t.soft);
  for (const [index, head] of ['Item', 'HSN', 'GST', 'Quantity', 'Amount'].entries())
    s.note(places[index], 174, head, { end: index > 2 });
  for (const [row, cells] of [
    ['Basmati rice 5 kg', '1006', '5 %', '20', '12,220.00'],
    ['Mustard oil 1 l', '1514', '5 %', '48', '7,872.00'],
    ['Tea 500 g', '0902', '5 %', '24', '6,048.00'],
  ].entries())
    for (const [index, cell] of cells.entries())
      s.text(places[index], 208 + row * 28, cell, { end: index > 2, bold: index === 0 });
  s.rule(DESK.x + 18, 278, DESK.w - 36);
  for (const [index, [label, amount]] of [
    ['Taxable value', '26,140.00'],
    ['CGST 2.5 %', '653.50'],
    ['SGST 2.5 %', '653.50'],
  ].entries())
    s.text(490, 302 + index * 19, label, { end: true }).text(606, 302 + index * 19, amount, { end: true });
  s.pill(DESK.x + 18, 290, 'Place of supply: Uttar Pradesh', 'ok').pill(DESK.x + 18, 316, 'IRN received', 'ok');
  s.panel(DESK.x, 370, 236, 96)
    .note(DESK.x + 14, 394, 'Total')
    .text(DESK.x + 14, 424, '₹27,447.00', { size: 24, bold: true })
    .note(DESK.x + 14, 450, 'Due on 3 July');
  s.panel(388, 370, 236, 96, 'Stock after this bill');
  s.facts(
    402,
    416,
    [
      ['Rice 5 kg', '142 bags'],
      ['Oil 1 l', '36, reorder'],
    ],
    { step: 26 },
  );
}

function stock(s) {
  frame(s, 2, { title: 'Running shoe Aero', note: 'Size by branch' });
  const sizes = ['6', '7', '8', '9', '10', '11'];
  const shops = [
    ['Noida 18', [4, 6, 9, 7, 3, 1]],
    ['Indirapuram', [2, 0, 5, 8, 4, 2]],
    ['Karol Bagh', [6, 3, 0, 4, 5, 0]],
    ['Godown', [24, 36, 40, 36, 18, 12]],
    ['On the way', [0, 6, 0, 0, 4, 0]],
  ];
  s.panel(DESK.x, DESK.y, DESK.w, 252);
  for (const [index, size] of sizes.entries()) s.note(290 + index * 56, 92, `Size ${size}`, { middle: true });
  for (const [row, [shop, counts]] of shops.entries()) {
    const y = 104 + row * 42;
    s.rule(DESK.x, y, DESK.w).text(DESK.x + 16, y + 26, shop, { bold: true });
    for (const [index, count] of counts.entries()) {
      const low = count === 0 && row < 3;
      s.rect(266 + index * 56, y + 6, 48, 30, low ? s.t.warm : count > 8 ? s.t.soft : s.t.ground, 6);
      s.text(290 + index * 56, y + 26, count, { middle: true, bold: low, fill: low ? s.t.accent : s.t.ink });
    }
  }
  s.table(
    DESK.x,
    332,
    DESK.w,
    [
      [148, 'Batch or serial'],
      [100, 'Expiry'],
      [60, 'Pieces', 'end'],
      [106, 'State'],
    ],
    [
      [['Paracetamol 500', 'Batch PC-2290'], 'Sept 2026', '42', state('Sell first', 'wait')],
      [['Phone M14', 'IMEI 8690...4417'], 'None', '1', state('In stock', 'ok')],
    ],
    { step: 50 },
  );
}

function rates(s) {
  frame(s, 3, { title: 'Rates and schemes', note: 'From 15 June' });
  s.table(
    DESK.x,
    DESK.y,
    DESK.w,
    [
      [138, 'Item'],
      [64, 'Retail', 'end'],
      [70, 'Wholesale', 'end'],
      [60, 'Dealer', 'end'],
      [72, 'Floor', 'end'],
    ],
    [
      [['Basmati rice 5 kg', 'Bought at 548'], '642', '611', '596', '575'],
      [['Mustard oil 1 l', 'Bought at 149'], '172', '164', '160', '156'],
      [['Tea 500 g', 'Bought at 221'], '265', '252', '246', '232'],
      [['Bath soap 4 pack', 'Bought at 152'], '188', '178', '171', '160'],
    ],
    { step: 42 },
  );
  s.panel(DESK.x, 278, 236, 188, 'One free with ten', 'Until 30 June');
  for (let box = 0; box < 11; box++)
    s.rect(DESK.x + 14 + (box % 6) * 35, 314 + Math.floor(box / 6) * 40, 28, 32, box === 10 ? s.t.accent : s.t.mid, 4);
  s.note(DESK.x + 14, 412, 'Bath soap, dealers only').pill(DESK.x + 14, 428, '214 pieces given away', 'ok');
  s.panel(388, 278, 236, 188, 'Slabs on mustard oil');
  s.bars(402, 318, 208, 100, [0.35, 0.55, 0.78, 1], { labels: ['1 to 11', '12 to 47', '48 to 95', '96 up'] });
  s.note(402, 454, 'Discount of 0, 2, 4 and 6 per cent');
}

function credit(s) {
  hands(s, [
    {
      title: 'Udhaar',
      note: '₹1,84,260',
      draw() {
        item(s, 62, ['Laxmi Stores', '₹27,447 since 18 May', '31 days', 'bad']);
        item(s, 122, ['Gupta General', '₹18,900 since 2 June', '16 days', 'wait']);
        item(s, 182, ['Verma Sweets', '₹9,240 since 9 June', '9 days', 'ok']);
        item(s, 242, ['Hotel Nandini', '₹44,100 since 28 May', '21 days', 'wait']);
        s.button(10, 312, 'Remind all overdue', { w: 176, h: 38 });
        s.note(98, 374, 'Limit is checked while billing', { middle: true });
      },
    },
    {
      title: 'WhatsApp',
      note: '09:05',
      draw() {
        s.rect(10, 66, 156, 128, s.t.paper, 10).text(22, 90, 'Laxmi Provision', { bold: true });
        s.note(22, 110, 'Bill SB/26/0988 is due')
          .note(22, 126, 'since 18 May.')
          .text(22, 150, '₹27,447.00', { size: 15, bold: true });
        s.button(22, 158, 'Pay by UPI', { w: 132, h: 28 });
        s.rect(50, 208, 136, 44, s.t.soft, 10).text(62, 228, 'Paid just now.').note(62, 244, '09:41');
        s.panel(10, 268, 176, 96)
          .dot(32, 300, 11, s.t.brand)
          .tick(27, 300, 10, s.t.paper)
          .text(50, 304, 'Receipt RC-0417', { bold: true });
        s.note(22, 332, 'Booked against the bill').note(22, 350, 'Credit free again: ₹50,000');
      },
    },
  ]);
}

export const inventory = { counter, invoice, stock, rates, credit };
