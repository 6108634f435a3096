// lifetag-stripe-emulator: replaces Stripe.js if no Stripe keys are set. It has the parts that
// @stripe/stripe-js and @stripe/react-stripe-js use. Our pages' policy allows no style element, so a shadow
// root adopts a constructed stylesheet.
;(() => {
  const origin = new URL(document.currentScript.src).origin

  const hints = [
    ['4242 4242 4242 4242', 'pays'],
    ['4000 0000 0000 0002', 'is declined'],
    ['4000 0000 0000 9995', 'has insufficient funds'],
    ['4000 0000 0000 0069', 'has expired'],
  ]

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { display: block; color-scheme: light dark; font: 1rem/1.5 inherit }
    fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: 1fr 1fr }
    label { display: grid; gap: .25rem; font-weight: 600 }
    .whole { grid-column: 1 / -1 }
    input { font: inherit; min-height: 3rem; padding: .5rem .75rem; border: 1px solid currentColor; border-radius: .5rem; background: transparent; color: inherit; box-sizing: border-box; width: 100% }
    input[aria-invalid] { border-width: 2px }
    p, ul { margin: 0 } ul { padding-left: 1.25rem }
    .hints { grid-column: 1 / -1 }
    code { font: inherit; font-weight: 600 }
  `)

  const ask = async (path, body) => {
    try {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const json = await answer.json()
      return answer.ok ? { paymentIntent: json } : { error: json.error }
    } catch {
      const message = 'An error occurred with our connection to Stripe. Please try again.'
      return { error: { type: 'api_connection_error', message } }
    }
  }

  const refused = (code, message) => ({ type: 'validation_error', code, message })

  function field(name, label, autocomplete, placeholder, isWhole) {
    const box = document.createElement('label')
    box.textContent = label
    if (isWhole) box.className = 'whole'
    const input = document.createElement('input')
    Object.assign(input, { name, autocomplete, placeholder, inputMode: 'numeric', required: true })
    box.append(input)
    return { box, input }
  }

  function createPaymentElement() {
    const listeners = new Map()
    const emit = (type, event) => {
      for (const listener of listeners.get(type) ?? []) listener(event)
    }
    const host = document.createElement('div')
    const number = field('number', 'Card number', 'cc-number', '1234 1234 1234 1234', true)
    const expiry = field('expiry', 'Expiry date', 'cc-exp', 'MM / YY')
    const cvc = field('cvc', 'Security code', 'cc-csc', 'CVC')
    const element = {
      card: () => {
        const [month = '', year = ''] = expiry.input.value.split(/\D+/)
        return {
          number: number.input.value.replace(/\D/g, ''),
          exp_month: Number(month),
          exp_year: 2000 + Number(year),
          cvc: cvc.input.value.trim(),
        }
      },
      validate: () => {
        const card = element.card()
        const faults = [
          [
            number,
            card.number.length !== 16,
            'incomplete_number',
            'Your card number is incomplete.',
          ],
          [
            expiry,
            !(card.exp_month >= 1 && card.exp_month <= 12 && card.exp_year > 2000),
            'incomplete_expiry',
            "Your card's expiration date is incomplete.",
          ],
          [
            cvc,
            !/^\d{3,4}$/.test(card.cvc),
            'incomplete_cvc',
            "Your card's security code is incomplete.",
          ],
        ]
        for (const [{ input }, isFaulty] of faults) {
          if (isFaulty) input.setAttribute('aria-invalid', 'true')
          else input.removeAttribute('aria-invalid')
        }
        const fault = faults.find(([, isFaulty]) => isFaulty)
        fault?.[0].input.focus()
        return fault ? refused(fault[2], fault[3]) : null
      },
      on: (type, listener) => {
        listeners.set(type, [...(listeners.get(type) ?? []), listener])
        return element
      },
      off: (type, listener) => {
        listeners.set(
          type,
          (listeners.get(type) ?? []).filter(each => each !== listener),
        )
        return element
      },
      mount: place => {
        const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
        root.adoptedStyleSheets = [sheet]
        const form = document.createElement('fieldset')
        form.setAttribute('aria-label', 'Card')
        const help = document.createElement('div')
        help.className = 'hints'
        const lead = document.createElement('p')
        lead.textContent = 'Test payments: no real money moves. Any future date and code will do.'
        const list = document.createElement('ul')
        for (const [card, what] of hints) {
          const row = document.createElement('li')
          const code = document.createElement('code')
          code.textContent = card
          row.append(code, ` ${what}`)
          list.append(row)
        }
        help.append(lead, list)
        form.append(number.box, expiry.box, cvc.box, help)
        form.addEventListener('input', () => {
          emit('change', { elementType: 'payment', complete: true, empty: false, collapsed: false })
        })
        root.replaceChildren(form)
        const at = typeof place === 'string' ? document.querySelector(place) : place
        at.replaceChildren(host)
        queueMicrotask(() => emit('ready', { elementType: 'payment' }))
      },
      update: () => {},
      focus: () => number.input.focus(),
      blur: () => {},
      clear: () => {},
      collapse: () => {},
      unmount: () => host.remove(),
      destroy: () => host.remove(),
    }
    return element
  }

  function createElements(options) {
    let payment = null
    return {
      clientSecret: options?.clientSecret,
      get payment() {
        return payment
      },
      create: type => {
        if (type !== 'payment') throw new Error(`The emulator has no ${type} element`)
        payment = createPaymentElement()
        return payment
      },
      getElement: type =>
        String(type) === 'payment' || type?.__elementType === 'payment' ? payment : null,
      update: () => {},
      fetchUpdates: async () => ({}),
      on: () => {},
      submit: async () => {
        const error = payment ? payment.validate() : refused('no_element', 'Nothing to submit.')
        return error ? { error } : { selectedPaymentMethod: 'card' }
      },
    }
  }

  const unsupported = async () => {
    throw new Error('The emulator knows elements, confirmPayment and retrievePaymentIntent')
  }

  function Stripe(key) {
    if (!String(key).startsWith('pk_test_')) throw new Error('The emulator takes test keys only')
    return {
      elements: createElements,
      confirmPayment: async ({ elements, clientSecret, confirmParams, redirect }) => {
        const fault = elements?.payment?.validate()
        if (fault) return { error: fault }
        const client_secret = clientSecret ?? elements.clientSecret
        const result = await ask('/browser/confirm', {
          client_secret,
          card: elements.payment.card(),
        })
        if (result.error || redirect === 'if_required') return result
        const back = new URL(confirmParams.return_url)
        back.searchParams.set('payment_intent', result.paymentIntent.id)
        back.searchParams.set('payment_intent_client_secret', client_secret)
        back.searchParams.set('redirect_status', 'succeeded')
        location.assign(back)
        return new Promise(() => {})
      },
      retrievePaymentIntent: client_secret => ask('/browser/retrieve', { client_secret }),
      createToken: unsupported,
      createPaymentMethod: unsupported,
      confirmCardPayment: unsupported,
      registerAppInfo: () => {},
      _registerWrapper: () => {},
    }
  }
  Stripe.version = 'endive'
  window.Stripe = Stripe
})()
