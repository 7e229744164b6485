import { operations } from '@presently/contracts/catalogue';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { openStorage } from '@presently/service/storage/open-storage';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import { AccountController } from './account/account.controller.js';
import { BegunSessions } from './account/begun-sessions.js';
import { BudgetsController } from './account/budgets.controller.js';
import { CurrentUsers } from './account/current-users.js';
import { SessionController } from './account/session.controller.js';
import { SignInStrategy } from './account/sign-in.strategy.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { CalendarFeeds } from './calendar/calendar-feeds.js';
import { ExportsController } from './exports/exports.controller.js';
import { GatewayEnv } from './env.js';
import { FirstRun } from './first-run/first-run.js';
import { FirstRunController } from './first-run/first-run.controller.js';
import { Frontend } from './frontend/frontend.js';
import { PersonalPages } from './frontend/personal-pages.js';
import { ErasedSenders } from './account/erased-senders.js';
import { GiftPageController } from './gift-page/gift-page.controller.js';
import { GiftPages } from './gift-page/gift-pages.js';
import { GiftViewController } from './gift-page/gift-view.controller.js';
import { ChoosePageController } from './gift-page/choose-page.controller.js';
import { ReportPageController } from './gift-page/report-page.controller.js';
import { SharedGifts } from './gift-page/shared-gifts.js';
import { SuspendedSenders } from './account/suspended-senders.js';
import { Visitors } from './gift-page/visitors.js';
import { TakeChoice } from './gift-page/take-choice.js';
import { Visits } from './gift-page/visits.js';
import { HealthController } from './health/health.controller.js';
import { Lifecycle } from './health/lifecycle.js';
import { CallsAtOnce } from './http/calls-at-once.js';
import { ProblemFilter } from './http/problem.filter.js';
import { RateLimits } from './http/rate-limits.js';
import { ImportReceiver } from './imports/import-receiver.js';
import { ImportsController } from './imports/imports.controller.js';
import { LiveController } from './live/live.controller.js';
import { LiveStreams } from './live/live-streams.js';
import { McpController } from './mcp/mcp.controller.js';
import { PicturesController } from './media/pictures.controller.js';
import { PlaybackController } from './media/playback.controller.js';
import { RecordingReceiver } from './media/recording-receiver.js';
import { UploadsController } from './media/uploads.controller.js';
import { OauthController } from './oauth/oauth.controller.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { CeremonyCookie } from './openid/ceremony-cookie.js';
import { OpenIdProviders } from './openid/openid-providers.js';
import { SignInProvidersController } from './openid/sign-in-providers.controller.js';
import { OptOutController } from './opt-out/opt-out.controller.js';
import { TokenSends } from './operations/token-sends.js';
import { operationsController } from './operations/operations.controller.js';
import { OutcomeLinkController } from './reminders/outcome-link.controller.js';
import { UnsubscribeController } from './reminders/unsubscribe.controller.js';
import { RouteCheck } from './routes/route-check.js';
import { AccessGuard } from './session/access.guard.js';
import { DeviceCookie } from './session/device-cookie.js';
import { SessionCookie } from './session/session-cookie.js';
import { Sessions } from './session/sessions.js';
import { ZoneCookie } from './session/zone-cookie.js';
import { BasketController } from './ucp/basket.controller.js';
import { UcpAgentController } from './ucp/ucp-agent.controller.js';
import { WellKnownController } from './well-known/well-known.controller.js';
import { MailController } from './webhooks/mail.controller.js';
import { TwilioController } from './webhooks/twilio.controller.js';
import { StripeController } from './webhooks/stripe.controller.js';

/** Created before Nest starts. */
export interface Surroundings {
  env: GatewayEnv;
  frontend: Frontend;
  limits: RateLimits;
  lifecycle: Lifecycle;
  rpc: NatsConnection;
  events: NatsConnection;
}

@Module({})
export class GatewayModule {
  static with({ env, frontend, limits, lifecycle, rpc, events }: Surroundings): DynamicModule {
    return {
      module: GatewayModule,
      imports: [DiscoveryModule],
      controllers: [
        operationsController(operations),
        SessionController,
        AccountController,
        SignInProvidersController,
        BudgetsController,
        CalendarController,
        GiftViewController,
        GiftPageController,
        ReportPageController,
        ChoosePageController,
        LiveController,
        UploadsController,
        ImportsController,
        PicturesController,
        ExportsController,
        PlaybackController,
        OptOutController,
        MailController,
        TwilioController,
        UnsubscribeController,
        OutcomeLinkController,
        StripeController,
        OpenApiController,
        HealthController,
        WellKnownController,
        UcpAgentController,
        BasketController,
        McpController,
        OauthController,
        FirstRunController,
      ],
      providers: [
        { provide: GatewayEnv, useValue: env },
        { provide: Frontend, useValue: frontend },
        { provide: RateLimits, useValue: limits },
        { provide: Lifecycle, useValue: lifecycle },
        { provide: Clock, useValue: new Clock(env.CLOCK) },
        { provide: RpcClient, useValue: new RpcClient(rpc, 'gateway') },
        { provide: EventBroadcasts, useValue: new EventBroadcasts(events, 'gateway') },
        { provide: ObjectStorage, useFactory: openStorage, inject: [GatewayEnv] },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
        BegunSessions,
        CalendarFeeds,
        CallsAtOnce,
        CeremonyCookie,
        CurrentUsers,
        DeviceCookie,
        ErasedSenders,
        FirstRun,
        GiftPages,
        LiveStreams,
        OpenIdProviders,
        PersonalPages,
        RecordingReceiver,
        ImportReceiver,
        RouteCheck,
        SessionCookie,
        Sessions,
        SharedGifts,
        SignInStrategy,
        SuspendedSenders,
        TokenSends,
        Visitors,
        Visits,
        TakeChoice,
        ZoneCookie,
      ],
    };
  }
}
