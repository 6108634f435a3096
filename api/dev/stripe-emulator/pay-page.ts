import type { Line } from './api/checkout-sessions'
import { SENTINEL } from './sentinel'
import type { StripeObject } from './world'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** Needs no script. */
export function renderPayPage(session: StripeObject | null, problem?: string): string {
  return `<!doctype html>
<html lang="en" data-by="${SENTINEL}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test payment</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 0 auto; padding: 1.5rem; color: #1e1b18; background: #faf7f2 }
table { width: 100%; border-collapse: collapse; margin: 1rem 0 }
td { padding: .5rem 0; border-bottom: 1px solid #d8d2c8 }
td:last-child { text-align: right }
button { font: inherit; font-weight: 600; min-height: 3rem; width: 100%; margin-top: .75rem; border: 1px solid #6b645c; border-radius: .5rem; background: #fff }
button[value=pay] { background: #1e1b18; color: #fff }
.problem { border-left: .25rem solid #b91c1c; padding-left: .75rem; font-weight: 600 }
</style>
</head>
<body>
<main>
<h1>Test payment</h1>
<p>No real money moves. This page stands in for Stripe&rsquo;s.</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
${session ? renderSession(session) : '<p>There is no such payment.</p>'}
</main>
</body>
</html>`
}

function renderSession(session: StripeObject): string {
  if (session.status !== 'open')
    return `<p>This payment is ${escapeHtml(String(session.status))}.</p>`
  const lines = session._lines as Line[]
  return `<table>
${lines.map(line => `<tr><td>${escapeHtml(line.name)} × ${line.quantity}</td><td>${dollars(line.amount_total)}</td></tr>`).join('\n')}
<tr><td><strong>Total</strong></td><td><strong>${dollars(Number(session.amount_total))}</strong></td></tr>
</table>
<form method="post">
<button name="do" value="pay">Pay ${dollars(Number(session.amount_total))}</button>
<button name="do" value="decline">Decline</button>
<button name="do" value="cancel">Cancel</button>
</form>`
}
