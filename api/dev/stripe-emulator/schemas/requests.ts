/** Only `generate.ts` uses these types of the SDK, for JSON schemas. */
import type { Stripe } from 'stripe'

export interface Requests {
  'POST /v1/customers': Stripe.CustomerCreateParams
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams
  'POST /v1/products': Stripe.ProductCreateParams
  'GET /v1/products/:id': Stripe.ProductRetrieveParams
  'POST /v1/prices': Stripe.PriceCreateParams
  'GET /v1/prices': Stripe.PriceListParams
  'POST /v1/payment_intents': Stripe.PaymentIntentCreateParams
  'GET /v1/payment_intents': Stripe.PaymentIntentListParams
  'GET /v1/payment_intents/:id': Stripe.PaymentIntentRetrieveParams
  'POST /v1/payment_intents/:id': Stripe.PaymentIntentUpdateParams
  'POST /v1/payment_intents/:id/cancel': Stripe.PaymentIntentCancelParams
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams
  'POST /v1/subscriptions': Stripe.SubscriptionCreateParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams
  'POST /v1/refunds': Stripe.RefundCreateParams
  'GET /v1/refunds': Stripe.RefundListParams
  'GET /v1/refunds/:id': Stripe.RefundRetrieveParams
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams
  'GET /v1/events': Stripe.EventListParams
  'GET /v1/events/:id': Stripe.EventRetrieveParams
}
