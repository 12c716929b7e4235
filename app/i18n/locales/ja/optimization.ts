export const optimization = {
  title: "プロンプトの最適化",
};
