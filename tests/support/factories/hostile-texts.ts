/** Texts with an effect wherever they are read as anything but text. */
export const hostileTexts = [
  `<img src=x onerror="alert(1)">`,
  `"><svg onload=alert(2)>`,
  `</title></textarea></pre><script>alert(3)</script>`,
  `javascript:alert(4)//'"`,
  `' onmouseover=alert(5) x='`,
  `<!--<script>alert(6)//\u2028</script>-->`,
  `{{constructor}} \${7*7} &lt;b&gt; &quot; <b>`,
];
