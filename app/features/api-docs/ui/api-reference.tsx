import { href } from "react-router";

import type { ErrorCode } from "~/errors";
import type { ApiTexts } from "~/i18n/api-texts";
import { Card } from "~/ui/card";

import type { Reference } from "../read-reference";
import { CallSection, CodeBlock } from "./call-section";

interface ApiReferenceProps {
  words: ApiTexts;
  reference: Reference;
  /** Every error code with its message. */
  errors: { code: ErrorCode; status: number; sentence: string }[];
  /** The rate limits, in requests per minute. */
  limits: { name: string; quota: string }[];
}

/** On a phone the meaning is below the code. */
const row = "*:px-3 *:py-2 *:text-left *:align-top max-sm:flex max-sm:flex-wrap";
const meaning = "max-sm:w-full max-sm:pt-0!";

/** The API's documentation: general rules, operations, shared types, errors and limits. */
export function ApiReference({ words, reference, errors, limits }: ApiReferenceProps) {
  const { topics, types } = reference;
  return (
    <article className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10 py-10">
      <header className="flex flex-col gap-4">
        <h1 className="text-xl">{words.document.title}</h1>
        <p className="phrases">{words.document.description}</p>
        <p>
          <a href={href("/api/openapi.json")} className="text-link inline-flex min-h-11 items-center">
            {words.download}
          </a>
        </p>
      </header>
      <nav aria-labelledby="contents" className="flex flex-col gap-2">
        <h2 id="contents" className="text-lg">
          {words.contents}
        </h2>
        <ul className="grid grid-cols-2 gap-x-6">
          {topics.map(({ name }) => (
            <li key={name}>
              <a href={`#topic-${name}`} className="text-link inline-flex min-h-11 items-center">
                {words.topics[name]}
              </a>
            </li>
          ))}
          {(["types", "errorCodes", "limits"] as const).map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="text-link inline-flex min-h-11 items-center">
                {words[part]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {words.rules.map(({ title, paragraphs }) => (
        <section key={title} className="flex flex-col gap-2">
          <h2 className="text-lg">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="phrases">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      {topics.map(({ name, calls }) => (
        <section
          key={name}
          id={`topic-${name}`}
          aria-labelledby={`topic-${name}-title`}
          className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4"
        >
          <h2 id={`topic-${name}-title`} className="text-lg">
            {words.topics[name]}
          </h2>
          {calls.map((call) => (
            <CallSection key={call.name} call={call} words={words} />
          ))}
        </section>
      ))}
      <section id="types" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-lg">{words.types}</h2>
        {types.map(({ name, text }) => (
          <div key={name} id={`type-${name}`} className="flex scroll-mt-20 flex-col gap-1.5">
            <h3 translate="no" className="font-mono text-sm font-medium">
              {name}
            </h3>
            <CodeBlock label={name}>{text}</CodeBlock>
          </div>
        ))}
      </section>
      <section id="errorCodes" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-lg">{words.errorCodes}</h2>
        <Card padding="none">
          <table className="w-full text-sm max-sm:block max-sm:*:block">
            <thead>
              <tr className={row}>
                <th className="whitespace-nowrap">{words.status}</th>
                <th className="whitespace-nowrap">{words.code}</th>
                <th className={meaning}>{words.meaning}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ code, status, sentence }) => (
                <tr key={code} className={`${row} border-t border-line`}>
                  <td className="whitespace-nowrap">{status}</td>
                  <td className="font-mono whitespace-nowrap" translate="no">
                    {code}
                  </td>
                  <td className={`${meaning} phrases text-pretty`}>{sentence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </section>
      <section id="limits" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-lg">{words.limits}</h2>
        <ul className="flex flex-col gap-1">
          {limits.map(({ name, quota }) => (
            <li key={name}>
              <code translate="no" className="font-mono text-sm">
                {name}
              </code>{" "}
              {quota}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
