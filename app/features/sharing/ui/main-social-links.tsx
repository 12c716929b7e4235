import { Button } from "~/ui/button";

import { useSocialLinks, type SocialLinksProps } from "./social-links";

/** Links that share the page on the first two services, as large buttons. */
export function MainSocialLinks(props: SocialLinksProps) {
  return useSocialLinks(props)
    .slice(0, 2)
    .map(({ name, label, link }) => (
      <Button key={name} asChild variant="secondary" className="min-w-11">
        <a {...link}>{label}</a>
      </Button>
    ));
}
