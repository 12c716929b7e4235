import { useLoaderData, type LoaderFunctionArgs } from "react-router";

import { townList } from "../../town-list";
import { databaseContext } from "./database-context";

export async function loader({ context }: LoaderFunctionArgs) {
  return { prompts: await townList(context.get(databaseContext)) };
}

/** Twelve prompts with the fields of a town card. */
export default function Town() {
  const { prompts } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Town</h1>
      <ul>
        {prompts.map(({ id, shareId, title, originalInput, content, tags, publishedAt, displayName }) => (
          <li key={id}>
            <h2>
              <a href={`/prompts/${shareId}`}>{title ?? originalInput}</a>
            </h2>
            <p>{displayName}</p>
            <time dateTime={new Date(publishedAt).toISOString()}>{new Date(publishedAt).toDateString()}</time>
            <p>{content}</p>
            <ul>
              {(JSON.parse(tags) as string[]).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </main>
  );
}
