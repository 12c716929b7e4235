import type { LegalDocument } from "~/i18n/legal-document";

export const terms: LegalDocument = {
  title: "Terms of service",
  date: "Effective 16 February 2025",
  lead: "These terms of service (the “Terms”) set out the conditions on which the operator of Prompt Town (“we”, “us”) makes the website and services called Prompt Town (the “Service”) available to you. Please read them before you use the Service.",
  articles: [
    {
      title: "1. Scope",
      paragraphs: [
        "These Terms govern all use of the Service and apply between us and everyone who uses it, whether or not they have registered (“you”).",
        "If you register, you accept these Terms when you create your account. If you use the Service without registering, you accept them by starting to use it. If you do not agree to them, please do not use the Service.",
        "Notices and conditions that we publish in the Service for a particular feature form part of these Terms. If such a condition differs from these Terms, it prevails for that feature.",
        "Our privacy policy explains how we handle personal data.",
      ],
    },
    {
      title: "2. The Service and your account",
      paragraphs: [
        "The Service turns a purpose that you describe into a prompt for writing text, automating work, or generating images or video, and lets you save, share and publish the result. The Service is free of charge; you bear the cost of your own internet connection.",
        "Without an account you may generate and copy prompts and view prompts that others have made public. You need an account to save prompts, to edit, share or publish saved ones, and to set up a profile. Within the limits set for it, you may also use these features through the Service’s API.",
        "You can register with an email address and a password, or with a Google account. The information you give when you register as a member must be accurate.",
        "If you are a minor where you live, you must have the consent of a parent or guardian before you register.",
        "You must keep your password and other sign-in details secure and must not let anyone else use your account, or sell or lend it. If you become aware of unauthorized use, please act promptly, for example by resetting your password, and tell us.",
      ],
    },
    {
      title: "3. Generated results",
      paragraphs: [
        "Prompts, suggested improvements, titles, descriptions, categories and translations that the Service produces (“Results”) are created automatically, either by an AI model or by a composer built into the Service that uses no AI model. When you generate a prompt, the screen shows which of the two was used.",
        "We do not guarantee that Results are accurate, complete or current, that they suit your purpose, or that they do not infringe the rights of others. Other users may receive Results that are the same as or similar to yours.",
        "You are responsible for checking Results, and anything you obtain by using them in other AI services, before you rely on them or publish them. Results are not a substitute for medical, legal, tax, financial or other professional advice.",
        "The Service can copy a prompt to your device and, when you choose a service, open its website. For some services the prompt is passed in the link. Your use of an external service is governed by the terms of its provider.",
        "We claim no copyright or other right of our own in the Results you obtain.",
      ],
    },
    {
      title: "4. Sharing, publishing and license",
      paragraphs: [
        "You, or whoever else holds the rights, keep all rights in the text, images and other material that you enter or save in the Service (“Your Content”). Nothing in these Terms transfers those rights to us.",
        "A prompt that you make public by a share link can be seen by anyone who has the link. A prompt that you publish in the town can be seen by everyone: it appears in listings, search and feeds, and external search engines may show it. Anyone may copy either kind of prompt and embed it in other websites.",
        "While a prompt is public, you grant us a free, worldwide, non-exclusive license to store, reproduce, display, distribute, format, translate and index the corresponding part of Your Content and to make it available for embedding, so far as this is needed to provide and present the Service. Within those limits, and so far as the law allows, you agree not to assert moral rights against us.",
        "You also permit everyone who views a prompt you have made public to read, copy and adapt it, save it to their own library, use it in AI services and elsewhere, including at work, and display it by means of the Service’s embedding feature, in each case free of charge.",
        "You may make a prompt private or delete it at any time, after which it no longer appears in the Service or where it has been embedded. The permission in the preceding paragraph continues for copies that others made or saved before then.",
        "Before you make anything public you must be satisfied that you hold the rights you need and that publication breaks no law and infringes no one else’s rights. When you publish, you can choose whether your profile is shown with the prompt.",
        "When you publish a prompt in the town, we compare its text automatically with the public prompts of other members. If it is nearly the same as one of them, you may publish it with a link that credits the original, or after changing it. In the first hour after registration, an account may publish up to three prompts.",
        "You may add examples to a prompt you have published in the town: pictures or texts made with it. An example is part of Your Content and is subject to the same conditions as the prompt. You must hold the rights needed to publish it, it must not contain personal data, unless a lawful basis permits its publication, and section 5 applies to it. An example is shown to others only while its prompt is listed in the town, and so no longer if the prompt is hidden or removed under section 7.",
      ],
    },
    {
      title: "5. Prohibited conduct",
      paragraphs: ["When you use the Service you must not:"],
      items: [
        "break the law, offend against public order, or commit or encourage a crime;",
        "infringe copyright, trade marks, image rights, privacy or any other right or interest of another person;",
        "enter, save or publish another person’s personal data without their consent or another lawful basis;",
        "discriminate against, threaten, harass or defame any person or group, or engage in the sexual exploitation of children;",
        "generate or publish prompts meant for fraud, malicious software or other harmful ends;",
        "gain unauthorized access to the Service, exploit its vulnerabilities, or place an excessive load on it or its infrastructure;",
        "use the Service or its API, or collect data from them, by automated means in bulk beyond the limits set for them, or by evading those limits;",
        "resell or lend the Service or its features, or offer them to others as a service of your own, without our consent;",
        "impersonate another person, or use several accounts to escape a limit;",
        "publish unrelated advertising, solicitation or other unwanted material; or",
        "do anything comparable to the above, or attempt or encourage it.",
      ],
    },
    {
      title: "6. Deleting your account",
      paragraphs: [
        "You may delete your account at any time from your profile settings. To protect you, we may ask you to confirm your sign-in details first.",
        "Deleting your account removes from the Service your registration details, profile, avatar, prompts, folders and tags, and ends and removes all your sessions. Prompts you had made public are no longer shown. Deletion cannot be undone, so please copy anything you wish to keep beforehand.",
        "Copies that others have already made or saved in accordance with section 4 are not removed. Information remaining in backups kept for recovery from failures is erased within 30 days.",
      ],
    },
    {
      title: "7. Suspension and removal",
      paragraphs: [
        "To keep the Service secure and its use fair, we may limit how often or how much it can be used and temporarily refuse requests beyond those limits.",
        "Anyone may report a public prompt to us. An administrator looks into the report and decides to keep the prompt public, to hide it, or to remove it from the town. A decision to hide or remove is recorded with its reason. The member who published the prompt can read it in the Service and answer it once; an administrator considers the answer, and keeps the decision or lifts it.",
        "When we take a measure described in the next paragraph, we tell the member concerned why, unless the matter is urgent or telling them would be unlawful or would endanger security. A member may object by writing to the address in section 11.",
        "In proportion to the circumstances, we may remove a prompt from public listings or make it private, restrict features, or suspend or delete an account, if we reasonably believe that:",
      ],
      items: [
        "the user has breached these Terms;",
        "registration details are false;",
        "we have received a well-founded report that the content infringes someone’s rights;",
        "someone else is using the account without authority;",
        "the user belongs to, or is connected with, an organized crime group; or",
        "the law, or an order of a court or other public authority, so requires.",
      ],
    },
    {
      title: "8. Changes, interruptions and closure",
      paragraphs: [
        "We may add, change or withdraw features of the Service. If a change has a significant effect on members, we announce it in the Service beforehand.",
        "If we close the Service, we announce this in the Service at least 30 days beforehand, unless circumstances beyond our control prevent it, so that members have time to copy their prompts.",
        "We may interrupt all or part of the Service temporarily and without notice where:",
      ],
      items: [
        "equipment or software needs maintenance or an urgent correction;",
        "a service we depend on for hosting, AI, sign-in or email delivery fails or is suspended;",
        "a natural disaster, power cut, network failure or other event beyond our control makes it difficult to provide the Service; or",
        "this is needed to protect the Service or its users from attack or abuse.",
      ],
    },
    {
      title: "9. Disclaimer and limits of liability",
      paragraphs: [
        "We do not guarantee that the Service will be uninterrupted or free from error, or that it will suit a particular purpose of yours.",
        "Disputes between you and other users or third parties are for you and them to resolve. This does not apply where the dispute arises from a cause for which we are responsible.",
        "We are liable for damage that we cause you intentionally or by gross negligence. None of the limits in this section applies to such damage.",
        "If you are a consumer and we cause you damage by negligence other than gross negligence, our liability, whether in contract or in tort, is limited to ordinary and direct damage actually suffered and to a total of 10,000 Japanese yen.",
        "If you use the Service in the course of, or for the purposes of, a business, we are not liable for damage that we cause you by negligence other than gross negligence.",
        "The limits in the two preceding paragraphs do not apply to death or personal injury. Nothing in this section restricts rights that the Consumer Contract Act of Japan or other legislation gives to consumers.",
      ],
    },
    {
      title: "10. Changes to these Terms",
      paragraphs: [
        "We may change these Terms, as Article 548-4 of the Civil Code of Japan allows, where the change is in the general interest of users, or where it is consistent with the purpose of the contract and reasonable in view of the need for it, the fairness of its content and the other circumstances.",
        "We publish the new text and the date on which it takes effect in the Service at least 14 days before that date. We may shorten this period for changes that are not to your disadvantage.",
        "The changed Terms apply to use of the Service from the date on which they take effect. A member who does not agree to a change may delete their account at any time under section 6.",
      ],
    },
    {
      title: "11. Governing law, jurisdiction and contact",
      paragraphs: [
        "These Terms are governed by, and interpreted in accordance with, the laws of Japan. If you are a consumer living outside Japan, this does not deprive you of the protection of the mandatory laws of the country where you live.",
        "The Tokyo District Court or the Tokyo Summary Court, depending on the amount in dispute, has exclusive jurisdiction at first instance over proceedings concerning the Service or these Terms. This does not prevent a consumer from bringing proceedings in another court where the law so permits.",
        "If part of these Terms is held to be invalid, the remainder stays in force. If the Japanese version of these Terms differs from a version in another language, the Japanese version prevails.",
        "Please send any question about the Service or these Terms to {{supportEmail}}.",
      ],
    },
  ],
};
