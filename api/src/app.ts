import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { withoutGluedMarks } from 'sync-protocol/qr'
import { createAlerts } from './alerts/alerts'
import { deliverAlert } from './alerts/deliver-alert'
import { fewAtOnce } from './db/few-at-once'
import { asOneRequest } from './db/one-connection'
import type { Deps, Services } from './deps'
import { accountRoutes } from './features/account/account.routes'
import { adminRoutes } from './features/admin/admin.routes'
import { alertsRoutes } from './features/alerts/alerts.routes'
import { alertLinkRoutes } from './features/alerts/link.routes'
import { authRoutes } from './features/auth/auth.routes'
import type { AuthDeps } from './features/auth/password-hasher'
import { betaRoutes } from './features/beta/beta.routes'
import { handleDonationEvent } from './features/donations/donation-events'
import { donationsRoutes } from './features/donations/donations.routes'
import { handleSubscriptionEvent } from './features/donations/monthly/subscription-events'
import { subscriptionsRoutes } from './features/donations/monthly/subscriptions.routes'
import { familyRoutes } from './features/family/profiles.routes'
import { healthRoutes } from './features/health/health.routes'
import { medicalRoutes } from './features/medical/medical.routes'
import { openapiRoutes } from './features/openapi/openapi.routes'
import { paymentsRoutes } from './features/payments/payments.routes'
import { codeRoutes } from './features/qr-codes/code.routes'
import { pictureRoutes } from './features/qr-codes/picture.routes'
import { answerFailure, isResponderPath, sendFailure } from './features/responder/failure-page'
import { responderRoutes } from './features/responder/responder.routes'
import { openLinkRoutes } from './features/shares/open-link.routes'
import { sharesRoutes } from './features/shares/shares.routes'
import { handleOrderEvent } from './features/shop/order-events'
import { shopRoutes } from './features/shop/shop.routes'
import type { SyncDeps } from './features/sync/read-page'
import { syncRoutes } from './features/sync/sync.routes'
import { readFile } from './features/uploads/store-file'
import { uploadsRoutes } from './features/uploads/uploads.routes'
import type { AppEnv } from './http/app-env'
import { boundRequest } from './http/bounded-request'
import { handleError, handleNotFound } from './http/error-handler'
import type { ReadFile } from './http/file-headers'
import { checkOrigin } from './http/origin-check'
import { createRateLimiter } from './http/rate-limiter'
import { logRequests } from './http/request-log'
import { setSecurityHeaders } from './http/security-headers'
import { createSessions } from './http/session'
import { isSecureOrigin } from './http/session-cookie'
import { serveStatics } from './http/statics'
import { requireWellFormedUrl } from './http/unstorable'
import { deliverEmail } from './mail/deliver-email'
import { createNotices } from './mail/notices'
import { createCircuitBreaker } from './outbox/circuit-breaker'
import { createOutbox } from './outbox/outbox'
import { createOutboxWorker } from './outbox/outbox-worker'
import { createAccountNames } from './records/account-names'
import { createRecords } from './records/records'
import { createScanLog } from './records/scan-log'
import { createScanQueue } from './records/scan-queue'

export type AppDeps = Deps & AuthDeps & SyncDeps

const DELIVERY_QUERIES = 2

export function createServices(deps: AppDeps): Services & AppDeps {
  const records = createRecords(deps)
  const accountNames = createAccountNames(records)
  const breaker = createCircuitBreaker(() => deps.now().getTime())
  // Deliveries leave most connections to requests.
  const delivering = {
    ...{ ...deps, accountNames, breaker },
    database: fewAtOnce(deps.database, DELIVERY_QUERIES),
  }
  const outboxWorker = createOutboxWorker(
    { ...deps, breaker },
    {
      email: (email, attempt) => deliverEmail(delivering, email, attempt),
      alert: (alert, attempt) => deliverAlert(delivering, alert, attempt),
    },
  )
  const outbox = createOutbox(deps, deps.hasWorker === false ? undefined : outboxWorker.wake)
  const responderDatabase = deps.responderDatabase ?? deps.database
  const onDropped = deps.onScansDropped
  const queueDeps = { ...deps, database: responderDatabase, ...(onDropped && { onDropped }) }
  return {
    ...deps,
    responderDatabase,
    scanQueue: createScanQueue(queueDeps, createScanLog(deps.keyring)),
    records,
    accountNames,
    alerts: createAlerts({ ...deps, outbox }),
    sessions: createSessions(deps),
    limits: createRateLimiter(deps),
    outbox,
    outboxWorker,
    notices: createNotices(deps, outbox),
  }
}

export function createApp(deps: AppDeps, services = createServices(deps)): Hono<AppEnv> {
  const { config, log, now, randomBytes } = deps

  const app = new Hono<AppEnv>({ getPath: request => withoutGluedMarks(getPath(request)) })
  app.use((_, next) => asOneRequest(next))
  app.onError((error, c) => (isResponderPath(c.req.path) ? answerFailure : handleError)(error, c))
  app.notFound(c => (isResponderPath(c.req.path) ? sendFailure(c, 404) : handleNotFound(c)))
  app.use(logRequests({ log, now, newRequestId: () => randomBytes(9).toString('base64url') }))
  app.use(setSecurityHeaders(config.isProduction, deps.payments?.scriptUrl ?? null))
  app.use(boundRequest)
  // The responder's pages come before any middleware that may wait or answer with JSON errors.
  const readShownFile: ReadFile = (subject, id) =>
    readFile({ ...services, database: services.responderDatabase }, subject, id)
  app.route('/', responderRoutes(services, readShownFile))
  // Only these routes answer requests from any origin.
  app.route('/', openLinkRoutes(services))
  app.route('/', alertLinkRoutes(services))
  app.use((_, next) => services.outbox.sendAfter(next))
  app.use(checkOrigin(config.publicOrigin))
  app.use('/api/*', requireWellFormedUrl)

  const readAnyFile: ReadFile = (subject, id) => readFile(services, subject, id)
  app.route('/', healthRoutes(services))
  app.route('/', authRoutes(services))
  app.route('/', accountRoutes(services, readAnyFile))
  app.route('/', donationsRoutes(services))
  app.route('/', subscriptionsRoutes(services))
  const handlers = [
    handleSubscriptionEvent(services),
    handleDonationEvent(services),
    handleOrderEvent(services),
  ]
  app.route('/', paymentsRoutes(services, handlers))
  app.route('/', shopRoutes(services))
  app.route('/', betaRoutes(services))
  app.route('/', adminRoutes(services))
  app.route('/', familyRoutes(services))
  app.route('/', alertsRoutes(services))
  app.route('/', medicalRoutes(services))
  // Clients that do not sync make codes with these routes.
  app.route('/', pictureRoutes(services))
  app.route('/', codeRoutes(services))
  app.route('/', sharesRoutes(services))
  app.route('/', syncRoutes(services))
  app.route('/', uploadsRoutes(services))
  app.route('/', openapiRoutes(services, app))

  if (deps.statics) app.use(serveStatics(deps.statics, isSecureOrigin(deps.config)))
  return app
}
