/** A prompt that opens a talk: it asks and waits, or plays a part until the person has spoken. */
const contracts = [
  /(?:一|１|1)(?:問|つ|個)ずつ[^。\n]{0,12}(?:質問|聞|尋ね|出題|出し)|質問を(?:一|１|1)つずつ|(?:私|ユーザー|僕)の?(?:回答|返答|返事|答え|入力|発言)を(?:待|受け)|(?:回答|返答|返事|答え)を待(?:って|ち|つ)|最初の(?:質問|お題|入力|発言|依頼)は|ロールプレイ|(?:役|相手)(?:になって|を演じて|をして)/u,
  /\b(?:one (?:question )?at a time|wait (?:for|until) (?:my|me|the user|i)\b|ask me (?:\p{L}+ ){0,4}questions?|my (?:first|next) (?:\p{L}+ ){0,3}(?:is|will be)\b|i will (?:type|provide|give|write|ask|tell|send|say|answer|reply)\b|role-?play|stay in character|only reply (?:as|with)|do not write (?:all )?the conversation)/iu,
  /una (?:pregunta|a la vez|por una|cada vez)(?: (?:a la|cada) vez)?|espera (?:a )?(?:mi|que)|hazme (?:\p{L}+ ){0,3}preguntas?|mi primer[ao]? (?:\p{L}+ ){0,3}(?:es|será)|juego de rol|sin salirte del personaje|yo te (?:daré|escribiré|diré|responderé)/iu,
];

/** Whether a prompt opens a talk with the person, whose parts are its contract. */
export const isInteractive = (text: string): boolean => contracts.some((contract) => contract.test(text));
