import { openDb } from "~/db/client";
import { reportErrorOf } from "~/http/errors.server";
import { connectionLifetime, registrationLifetime } from "~/features/accounts/connections/limits";
import { writeEmail } from "~/i18n/emails.server";
import { readBookmark } from "~/platform/bookmark";
import { systemClock } from "~/platform/clock";
import { countCosts, noCosts } from "~/platform/d1-costs.server";
import { googleSignIn } from "~/platform/google/google-sign-in.server";
import { randomIds } from "~/platform/ids";
import { cloudflareImages } from "~/platform/images/cloudflare-images.server";
import { kvCache } from "~/platform/kv-cache.server";
import { isLocalHost } from "~/platform/cookies";
import { writeLine } from "~/platform/write-line";
import { cloudflareTransport } from "~/platform/mail/cloudflare-transport.server";
import { writtenMail, type Transport, loggedMail } from "~/platform/mail/mail";
import { listOutbox, outboxTransport } from "~/platform/mail/outbox-transport.server";
import { resendTransport } from "~/platform/mail/resend-transport.server";
import { lazyOAuth } from "~/platform/oauth/lazy-oauth.server";
import type { ModelCall } from "~/platform/model/call-chat.server";
import { openAiModel } from "~/platform/model/openai-model.server";
import { workersAiFetch } from "~/platform/model/workers-ai";
import { scryptPasswords } from "~/platform/passwords.server";
import { townPictures } from "~/platform/pictures/town-pictures.server";
import { r2Files } from "~/platform/r2-files.server";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";
import { webAuthn } from "~/platform/webauthn/webauthn";
import type { Services } from "~/services";

import { drawTown } from "./draw-town";
import { readSettings, type Settings } from "./settings";
import { welcomePromotion } from "./welcome-promotion";

/** The bindings, variables and secrets of `wrangler.toml`. */
export type Environment = Env;

function chooseTransport(env: Environment, settings: Settings): Transport {
  if (settings.MAIL_OUTBOX) return outboxTransport({ kv: env.CACHE, clock: systemClock, ids: randomIds });
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl } = settings;
  return apiKey ? resendTransport({ apiKey, baseUrl }) : cloudflareTransport(env.EMAIL);
}

/** The model with its budget: an OpenAI-compatible service with a key, Workers AI where it is bound, or none. */
function chooseModel(
  // Local servers have no binding.
  { AI }: { AI?: Ai },
  settings: Settings,
  onCall: (call: ModelCall) => void,
): Pick<Services, "model" | "modelBudget"> {
  const { OPENAI_API_KEY, WORKERS_AI_MODEL, MODEL_CALLS_PER_CALLER: perCaller } = settings;
  const common = {
    timeoutMs: settings.MODEL_TIMEOUT_MS,
    structuredOutput: settings.OPENAI_STRUCTURED_OUTPUT,
    onCall,
  };
  if (OPENAI_API_KEY)
    return {
      model: openAiModel({
        ...common,
        apiKey: OPENAI_API_KEY,
        baseUrl: settings.OPENAI_BASE_URL,
        model: settings.OPENAI_MODEL,
        fastModel: settings.OPENAI_FAST_MODEL,
        reasoning: settings.OPENAI_REASONING_EFFORT,
      }),
      modelBudget: { perCaller, inAll: settings.MODEL_CALLS_IN_ALL },
    };
  const model =
    AI && WORKERS_AI_MODEL
      ? openAiModel({
          ...common,
          apiKey: "",
          baseUrl: "https://workers-ai.invalid",
          fetch: workersAiFetch(AI, () => systemClock.now()),
          model: WORKERS_AI_MODEL,
          fastModel: settings.WORKERS_AI_FAST_MODEL,
        })
      : null;
  return {
    model,
    modelBudget: {
      perCaller,
      inAll: Math.min(settings.WORKERS_AI_CALLS_IN_ALL, settings.MODEL_CALLS_IN_ALL),
    },
  };
}

/** The static assets of the build. In development they are fetched from the development server. */
function assetReader(request: Request | null, env: Environment) {
  return async (address: string) => {
    const url = new URL(address, request?.url ?? "https://assets.invalid");
    const response = await (import.meta.env.DEV ? fetch(url) : env.ASSETS.fetch(url));
    if (!response.ok) throw new Error(`asset ${address}: ${response.status}`);
    return response.arrayBuffer();
  };
}

/** Without a configured origin, the request's own on localhost only: elsewhere the Host header is up to the client. */
const ownOrigin = (request: Request | null): string | null =>
  request && isLocalHost(request.url) ? new URL(request.url).origin : null;

interface Occasion {
  /** Null in a scheduled run. */
  request: Request | null;
  /** Names the request or run in the log. */
  requestId: string;
  env: Environment;
  execution: Pick<ExecutionContext, "waitUntil">;
}

/** Builds the services from the Worker's bindings; the only place that reads them. */
export function createServices({ request, requestId, env, execution }: Occasion): Services {
  const settings = readSettings(env);
  const origin = settings.SITE_ORIGIN ?? ownOrigin(request);
  const costs = noCosts();
  return {
    db: openDb(countCosts(env.DB.withSession(readBookmark(request)), costs)),
    clock: systemClock,
    ids: randomIds,
    limits: {
      generate: env.GENERATE_LIMIT,
      assist: env.ASSIST_LIMIT,
      translate: env.TRANSLATE_LIMIT,
      signIn: env.SIGN_IN_LIMIT,
      signInAddress: env.SIGN_IN_ADDRESS_LIMIT,
      register: env.REGISTER_LIMIT,
      registerApp: env.REGISTER_APP_LIMIT,
      reset: env.RESET_LIMIT,
      read: env.READ_LIMIT,
      export: env.EXPORT_LIMIT,
      draw: env.DRAW_LIMIT,
      write: env.WRITE_LIMIT,
    },
    ...chooseModel(env, settings, (call) => writeLine("model_call", requestId, call)),
    tryBudget: { perVisitor: settings.TRIES_PER_VISITOR, perMember: settings.TRIES_PER_MEMBER },
    mail: loggedMail(
      writtenMail({ transport: chooseTransport(env, settings), write: writeEmail, from: settings.MAIL_FROM }),
      (email) => writeLine("email", requestId, email),
    ),
    passwords: scryptPasswords(),
    outbox: settings.MAIL_OUTBOX ? () => listOutbox(env.CACHE) : null,
    cache: kvCache(env.CACHE),
    files: r2Files(env.FILES),
    images: cloudflareImages(env.IMAGES),
    // Any replica may respond; writes go to the primary.
    search: d1SearchIndex(countCosts(env.SEARCH.withSession("first-unconstrained"), costs)),
    pictures: townPictures({ readAsset: assetReader(request, env), drawTown }),
    google:
      settings.GOOGLE_CLIENT_ID && settings.GOOGLE_CLIENT_SECRET && origin
        ? googleSignIn({
            clientId: settings.GOOGLE_CLIENT_ID,
            clientSecret: settings.GOOGLE_CLIENT_SECRET,
            redirectUri: `${origin}/auth/google/callback`,
            issuer: settings.GOOGLE_ISSUER,
            authorizationUrl: settings.GOOGLE_AUTHORIZATION_URL,
            tokenUrl: settings.GOOGLE_TOKEN_URL,
            jwksUrl: settings.GOOGLE_JWKS_URL,
          })
        : null,
    webAuthn: origin ? webAuthn(origin) : null,
    oauth: origin
      ? lazyOAuth({
          origin,
          kv: env.OAUTH,
          execution,
          lifetime: connectionLifetime / 1000,
          registrationLifetime: registrationLifetime / 1000,
        })
      : null,
    background: (work) => execution.waitUntil(work.catch((thrown) => reportErrorOf(requestId, thrown))),
    adminEmails: settings.ADMIN_EMAILS,
    earlyPublications: settings.EARLY_PUBLICATIONS,
    siteOrigin: origin,
    welcomePromotion: welcomePromotion(settings, !settings.SITE_ORIGIN && origin !== null),
    supportEmail: settings.SUPPORT_EMAIL,
    costs,
    showsCosts: settings.MEASURE,
  };
}
