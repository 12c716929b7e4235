import { Fragment } from "react";

import type { ApiTexts } from "~/i18n/api-texts";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";

import type { CallReference } from "../read-reference";

interface CallSectionProps {
  call: CallReference;
  words: ApiTexts;
}

/** One operation: access, input, output, errors, and an example. */
export function CallSection({ call, words }: CallSectionProps) {
  const { name, method, path, summary, access, parameters, bodies, status, response, errors, examples } =
    call;
  return (
    <Card asChild>
      <section id={name} aria-labelledby={`${name}-title`} className="flex scroll-mt-20 flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <h3 id={`${name}-title`} className="phrases text-base">
            {summary}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <code translate="no" className="font-mono text-sm">
              {method} <Path path={path} />
            </code>{" "}
            <Badge tone={access === "everybody" ? "success" : "neutral"}>{words.access[access]}</Badge>
          </p>
        </div>
        {parameters.length > 0 && (
          <div className="flex flex-col gap-1.5">
            <h4 className="text-sm font-medium">{words.query}</h4>
            <ul className="flex flex-col gap-1 font-mono text-sm" translate="no">
              {parameters.map(({ name: parameter, place, type, required }) => (
                <li key={parameter} className="break-words">
                  {place === "path" ? `{${parameter}}` : `?${parameter}=`} {type}{" "}
                  {required && <span className="font-sans">({words.required})</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        {bodies.map(({ mediaType, type }) => (
          <div key={mediaType} className="flex flex-col gap-1.5">
            <h4 className="text-sm font-medium">
              {words.body} <span className="font-normal text-ink-soft">{mediaType}</span>
            </h4>
            <CodeBlock label={`${words.body} ${mediaType}`}>{type}</CodeBlock>
          </div>
        ))}
        <div className="flex flex-col gap-1.5">
          <h4 className="text-sm font-medium">
            {words.response} <span className="font-normal text-ink-soft">{status}</span>
          </h4>
          <ResponseType type={response} label={`${words.response} ${status}`} />
        </div>
        <div className="flex flex-col gap-1.5">
          <h4 className="text-sm font-medium">{words.errors}</h4>
          <ul className="flex flex-col gap-0.5 text-sm">
            {errors.map(({ status: refused, codes }) => (
              <li key={refused} translate="no" className="flex gap-2">
                <span className="shrink-0">{refused}</span>{" "}
                <span className="min-w-0 font-mono text-ink-soft">{codes.join(", ")}</span>
              </li>
            ))}
          </ul>
        </div>
        {access !== "site" && access !== "session" && (
          <div className="flex flex-col gap-1.5">
            <h4 className="text-sm font-medium">{words.example}</h4>
            <CodeBlock label={`${words.example}: curl`}>{examples.curl}</CodeBlock>
            <CodeBlock label={`${words.example}: fetch`}>{examples.fetch}</CodeBlock>
          </div>
        )}
      </section>
    </Card>
  );
}

/** A path with optional line breaks before its segments. */
const Path = ({ path }: { path: string }) =>
  path.split(/(?=\/)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));

/** Named types are links to their definition. */
function ResponseType({ type, label }: { type: string | null; label: string }) {
  if (type === null) return null;
  if (!/^[A-Z]\w*$/.test(type)) return <CodeBlock label={label}>{type}</CodeBlock>;
  return (
    <p>
      <a href={`#type-${type}`} translate="no" className="text-link font-mono text-sm">
        {type}
      </a>
    </p>
  );
}

/** A block of code; wide lines scroll. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre
      role="group"
      aria-label={label}
      // A scrollable box must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dir="ltr"
      translate="no"
      className="overflow-x-auto rounded-control border border-line bg-surface-sunken p-3 font-mono text-sm leading-normal"
    >
      <code>{children}</code>
    </pre>
  );
}
