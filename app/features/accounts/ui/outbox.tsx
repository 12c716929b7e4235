import type { OutboxMail } from "~/platform/mail/outbox-transport.server";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";

/** The emails of a development server; for developers, so in English only. */
export function Outbox({ mails }: { mails: OutboxMail[] }) {
  return (
    <>
      <title>Outbox</title>
      {mails.length === 0 ? <EmptyState page title="Outbox" className="py-16" /> : <Emails mails={mails} />}
    </>
  );
}

function Emails({ mails }: { mails: OutboxMail[] }) {
  return (
    <div lang="en" className="mx-auto flex max-w-2xl flex-col gap-4 py-8">
      <h1 className="text-xl">Outbox</h1>
      {mails.map((mail) => (
        <Card key={`${mail.sentAt} ${mail.to}`} asChild>
          <article>
            <h2 className="text-base">{mail.subject}</h2>
            <p className="text-sm text-ink-soft">{mail.to}</p>
            <p className="prompt-text mt-3 text-sm">{mail.text}</p>
            {mail.link && (
              <a href={mail.link} className="text-link mt-3 inline-block">
                Follow the link
              </a>
            )}
          </article>
        </Card>
      ))}
    </div>
  );
}
