interface Days {
  least: number
  most: number
}

interface Receipt extends Days {
  items: string
  method: string
  shipping: string
  total: string
  foundation: string
  id: string
}

interface Beta extends Days {
  items: string
  feedbackDays: number
  link: string
  id: string
}

interface Parcel {
  items: string
  number: string
  id: string
}

interface Feedback {
  day: string
  link: string
}

/** The e-mails about orders. They contain nothing of a code or a record. */
export const orderTexts = {
  item: ({ name, price }: { name: string; price: string }) => `- ${name}: ${price}`,
  freeItem: ({ name }: { name: string }) => `- ${name}`,
  /** A line on the payment provider's page. */
  shippingLine: ({ method }: { method: string }) => `Shipping: ${method}`,
  methods: { standard: 'Standard', express: 'Express', overnight: 'Overnight' },
  confirmation: {
    subject: ({ total }: { total: string }) => `Your order is confirmed: ${total}`,
    text: (receipt: Receipt) => `Thank you. We have received your payment.

${receipt.items}
Shipping (${receipt.method}): ${receipt.shipping}
Total paid: ${receipt.total}

Orders ship within ${receipt.least}-${receipt.most} business days. We email you the tracking number then.

This is the receipt of a purchase from the ${receipt.foundation}. You get goods for the whole amount, so no part of it is a tax-deductible gift.

Order ${receipt.id}
`,
  },
  betaConfirmation: {
    /** Quoted by the specification. */
    subject: 'Beta Test Order Confirmed',
    text: (beta: Beta) => `Thank you for testing with us. Your package is free:

${beta.items}

We make and ship it within ${beta.least}-${beta.most} business days. We email you the tracking number then.

Please give us your feedback within ${beta.feedbackDays} days of its arrival: ${beta.link}

Order ${beta.id}
`,
  },
  tracking: {
    subject: 'Your order is on its way',
    text: ({ items, number, id }: Parcel) => `We have sent:

${items}

Tracking number: ${number}

Order ${id}
`,
  },
  betaTracking: {
    subject: 'Your order is on its way',
    text: ({ items, number, day, link, id }: Parcel & Feedback) => `We have sent:

${items}

Tracking number: ${number}

Your feedback is due on ${day}: ${link}

Order ${id}
`,
  },
  refund: {
    subject: ({ refunded }: { refunded: string }) => `Refund of your order: ${refunded}`,
    text: ({
      total,
      refunded,
      id,
    }: {
      total: string
      refunded: string
      id: string
    }) => `We have refunded ${refunded} of ${total}.

Your bank may take 5 to 10 days to show it.

Order ${id}
`,
  },
  feedback: {
    subject: 'How did your test go?',
    text: ({
      day,
      link,
      id,
    }: Feedback & {
      id: string
    }) => `You have tested our products for a while. Please tell us honestly what worked and what did not: ${link}

You agreed to do so by ${day}. Thank you.

Order ${id}
`,
  },
} as const
